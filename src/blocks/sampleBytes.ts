import { createContext, useEffect, useMemo, useState } from 'react'
import type { BlockSample, Platform } from '../shared/format-types.ts'
import { storedChoice } from '../ui/storedChoice.ts'

const { useChoice, choose } = storedChoice({
  key: 'sample-bytes',
  initial: false,
  parse: stored => stored === 'shown',
  format: () => 'shown',
})

/** Whether sample bytes are shown, and a setter that remembers it. */
export function useSampleChoice(): [boolean, (isShown: boolean) => void] {
  return [useChoice(), choose]
}

type Samples = Readonly<Record<string, BlockSample>>

async function loadSamples(platform: Platform): Promise<Samples> {
  const { samples, mobileSamples } = await import('../generated/format/samples.ts')
  return platform === 'mobile' ? { ...samples, ...mobileSamples } : samples
}

/** The sample values of a block, loaded on first use. */
export function useBlockSample(block: string, platform: Platform): BlockValues | null {
  const isShown = useChoice()
  const [samples, setSamples] = useState<Samples>({})
  useEffect(() => {
    if (!isShown) return
    let isCurrent = true
    loadSamples(platform).then(
      loaded => isCurrent && setSamples(loaded),
      () => isCurrent && choose(false), // offline without them: the switch goes back
    )
    return () => {
      isCurrent = false
    }
  }, [isShown, platform])
  const sample = isShown ? samples[block] : undefined
  return useMemo(() => (sample ? { label: 'Sample', ofStruct: struct => sample[struct] } : null), [sample])
}

/** The sample values of one struct; undefined if none is shown or the save has no such struct. */
export type StructSample = BlockSample[string] | undefined

/** Values of a block that its page shows beside the fields. */
export interface BlockValues {
  /** Whose values they are. */
  readonly label: 'Sample' | 'Your save'
  /**
   * The values of a struct.
   * @param offset of one of its elements, in bytes from the start of the block; null for the first one
   */
  readonly ofStruct: (struct: string, offset: number | null) => StructSample
}

/** The values of the current block; null if none are shown. */
export const Sample = createContext<BlockValues | null>(null)
