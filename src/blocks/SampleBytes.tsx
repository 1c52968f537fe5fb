import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockSample, FieldSample, Platform } from '#shared/format-types.ts'
import { hexPairs } from '#shared/number.ts'
import { storedChoice } from '../ui/storedChoice.ts'
import styles from './SampleBytes.module.css'

const { useChoice, choose } = storedChoice('sample-bytes', ['hidden', 'shown'])

/** Whether sample bytes are shown, and a setter that remembers it. */
export function useSampleChoice(): [boolean, (isShown: boolean) => void] {
  return [useChoice() === 'shown', isShown => choose(isShown ? 'shown' : 'hidden')]
}

type Samples = Readonly<Record<string, BlockSample>>

async function loadSamples(platform: Platform): Promise<Samples> {
  const { samples, mobileSamples } = await import('../generated/format/samples.ts')
  return platform === 'mobile' ? { ...samples, ...mobileSamples } : samples
}

/** The sample values of a block, loaded on first use. */
export function useBlockSample(block: string, platform: Platform): BlockValues | null {
  const isShown = useChoice() === 'shown'
  const [samples, setSamples] = useState<Samples>({})
  useEffect(() => {
    if (!isShown) return
    let isCurrent = true
    loadSamples(platform).then(
      loaded => isCurrent && setSamples(loaded),
      () => isCurrent && choose('hidden'), // offline without them: the switch goes back
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
  /** An element of a list, by its step from the start of the block; undefined where it is no single value. */
  readonly ofElement?: (step: Step) => FieldSample | undefined
}

/** The values of the current block; null if none are shown. */
export const Sample = createContext<BlockValues | null>(null)

interface CellProps {
  sample: FieldSample
  /** Offset of the first byte in the field. */
  first: number
  sizeBytes: number
}

/** The bytes of a part of the grid, each in its column. */
export function SampleCells({ sample: [hex], first, sizeBytes }: CellProps) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {hexPairs(hex)
        .slice(first, first + sizeBytes)
        .map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its offset
          <span key={index}>{pair}</span>
        ))}
    </span>
  )
}

/** Maximum number of bytes shown in the list, and drawn of a field that is one bar. */
export const mostBytes = 16

/** The sample value of a field, as bytes and decoded. */
export function SampleValue({ sample: [hex, words], sizeBytes }: { sample: FieldSample; sizeBytes: number }) {
  const label = use(Sample)?.label
  const shown = hexPairs(hex).slice(0, mostBytes)
  return (
    <p className={styles.value}>
      <span>{label}</span>{' '}
      <code>
        {shown.join(' ')}
        {sizeBytes > shown.length && ' …'}
      </code>
      {words !== null && ` = ${words}`}
    </p>
  )
}
