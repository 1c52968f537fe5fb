import { useDeferredValue, useSyncExternalStore } from 'react'
import type { OpenedSave } from './readSave.ts'

/** What the visitor sees of opening a save. */
export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }
  | { readonly kind: 'open'; readonly save: OpenedSave }

/** The saves in the memory of this tab: the one that all pages show, and the one it is compared with. */
export type SaveSlot = 'opened' | 'compared'

/** Larger files are not read: a save has about 200 KB. */
const largestFile = 4_000_000

const none: SaveState = { kind: 'none' }
let states: Readonly<Record<SaveSlot, SaveState>> = { opened: none, compared: none }
const listeners = new Set<() => void>()

function setStates(next: Partial<typeof states>): void {
  states = { ...states, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the opened save. It lives in the memory of this tab alone: nothing is stored or sent. */
export function useSaveState(slot: SaveSlot = 'opened'): SaveState {
  const read = () => states[slot]
  return useSyncExternalStore(subscribe, read, read)
}

/** The opened save; null while there is none. */
export function useOpenedSave(slot: SaveSlot = 'opened'): OpenedSave | null {
  const current = useSaveState(slot)
  return current.kind === 'open' ? current.save : null
}

/** The opened save for tables, which follow when the first values are painted: block 01 has six below the fold. */
export function useDeferredSave(): OpenedSave | null {
  return useDeferredValue(useOpenedSave())
}

/** Closes the opened save, and with it the one it is compared with, and frees their memory. */
export function closeSave(slot: SaveSlot = 'opened'): void {
  setStates(slot === 'opened' ? { opened: none, compared: none } : { compared: none })
}

/** Exchanges the opened save and the one it is compared with. */
export function swapSaves(): void {
  setStates({ opened: states.compared, compared: states.opened })
}

const loadReader = () => import('./readSave.ts')

/** Loads the code that reads saves, while the visitor selects a file or drags it here: 530 ms to the values instead of 820 at CPU ×4. */
export function expectSave(): void {
  loadReader().catch(() => {}) // opening the file reports it
}

async function read(file: File): Promise<SaveState> {
  const fail = (reason: string): SaveState => ({ kind: 'failed', file: file.name, reason })
  if (file.size > largestFile) return fail('the file is too large to be a save, which has about 200 KB')
  const [bytes, code] = await Promise.allSettled([file.arrayBuffer(), loadReader()])
  if (bytes.status === 'rejected') return fail('the browser cannot read the file')
  if (code.status === 'rejected') return fail('the code that reads saves could not be loaded; try again')
  const result = code.value.readSave(file.name, new Uint8Array(bytes.value))
  return 'reason' in result ? fail(result.reason) : { kind: 'open', save: result }
}

/** Opens a file of the visitor in place of the one before. A file opened meanwhile wins. */
export async function openSave(file: File, slot: SaveSlot = 'opened'): Promise<void> {
  const reading: SaveState = { kind: 'reading', file: file.name }
  setStates({ [slot]: reading })
  const next = await read(file)
  if (states[slot] === reading) setStates({ [slot]: next })
}
