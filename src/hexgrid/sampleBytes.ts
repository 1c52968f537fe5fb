import { createContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { BlockSample } from '../generated/format/types.ts'

const storageKey = 'sample-bytes'
const listeners = new Set<() => void>()
/** Holds the choice of this visit, also where storage is switched off. */
let chosen: boolean | null = null

function readChoice(): boolean {
  if (chosen !== null) return chosen
  try {
    return localStorage.getItem(storageKey) === 'shown'
  } catch {
    return false
  }
}

function choose(isShown: boolean) {
  chosen = isShown
  try {
    if (isShown) localStorage.setItem(storageKey, 'shown')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether sample bytes are shown, and a setter that remembers it. Pages are drawn first without them. */
export function useSampleChoice(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(subscribe, readChoice, () => false), choose]
}

/** What the sample save holds in a block, once it is wanted and there. The bytes come with the first wish. */
export function useBlockSample(block: string): BlockSample | null {
  const [isShown] = useSampleChoice()
  const [samples, setSamples] = useState<Readonly<Record<string, BlockSample>>>({})
  useEffect(() => {
    if (!isShown) return
    let isCurrent = true
    import('../generated/format/samples.ts').then(
      module => isCurrent && setSamples(module.samples),
      () => isCurrent && choose(false), // offline without them: the switch goes back
    )
    return () => {
      isCurrent = false
    }
  }, [isShown])
  return (isShown && samples[block]) || null
}

/** What the sample save holds in the fields of one struct; undefined while none is shown or the save has no such struct. */
export type StructSample = BlockSample[string] | undefined

/** The sample of the block whose page is drawn around; null while none is shown. */
export const Sample = createContext<BlockSample | null>(null)
