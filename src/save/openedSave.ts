import { createContext, use, useDeferredValue, useEffect, useState } from 'react'
import { makeStore } from '../ui/makeStore.ts'
import type { OpenedSave, SaveProblem } from './readSave.ts'

/** What the user sees of opening a save. */
export interface SaveState {
  /** The save that pages show. A file that cannot be read leaves it as it is. */
  readonly save: OpenedSave | null
  /** Name of the file that is being read. */
  readonly reading?: string
  /** The last file, if it could not be read. */
  readonly failure?: { readonly file: string; readonly reason: string }
}

/** The saves in the memory of this tab: the one that all pages show, and the one it is compared with. */
export type SaveSlot = 'opened' | 'compared'

/** Larger files are not read: a save has about 200 KB. */
const largestFile = 4_000_000

const none: SaveState = { save: null }
const states = makeStore<Readonly<Record<SaveSlot, SaveState>>>({ opened: none, compared: none })

function setStates(next: Partial<Record<SaveSlot, SaveState>>): void {
  states.set({ ...states.get(), ...next })
}

/** The state of the opened save. It lives in the memory of this tab alone: nothing is stored or sent. */
export function useSaveState(slot: SaveSlot = 'opened'): SaveState {
  return states.useValue(all => all[slot])
}

/** The opened save; null while there is none. */
export function useOpenedSave(slot: SaveSlot = 'opened'): OpenedSave | null {
  return useSaveState(slot).save
}

/**
 * Whether the tables of a part of a page follow when its first values are painted: block 01 has six below the fold. A table at the
 * top comes with them, in one layout: script variables in 274 ms instead of 426 at CPU ×4.
 */
export const TablesFollow = createContext(false)

/** The opened save for a table. */
export function useTableSave(): OpenedSave | null {
  const save = useOpenedSave()
  const isFollowing = use(TablesFollow)
  const later = useDeferredValue(isFollowing ? save : null)
  return isFollowing ? later : save
}

/** The file that is being read, unless another one has been opened since, or the slot closed. */
const readFiles = new Map<SaveSlot, File>()

/** Closes the opened save, and with it the one it is compared with, and frees their memory. */
export function closeSave(slot: SaveSlot = 'opened'): void {
  if (slot === 'opened') readFiles.clear()
  readFiles.delete('compared')
  setStates(slot === 'opened' ? { opened: none, compared: none } : { compared: none })
}

/** Forgets the file that could not be opened; the save stays open. */
export function dismissFailure(): void {
  setStates({ opened: { save: states.get().opened.save } })
}

/** Exchanges the opened save and the one it is compared with. */
export function swapSaves(): void {
  readFiles.clear()
  const { opened, compared } = states.get()
  setStates({ opened: { save: compared.save }, compared: { save: opened.save } })
}

const loadReader = () => import('./readSave.ts')

/** Code that opening a save needs: what reads it, and what the page does with it. */
const expected = new Set<() => Promise<unknown>>([loadReader])

/** Names code of a page that an opened save needs, e.g. what applies recipes. */
export function useExpectedSave(load: () => Promise<unknown>): void {
  useEffect(() => {
    expected.add(load)
    return () => void expected.delete(load)
  }, [load])
}

/** Loads the code while the user selects a file or drags it here: 530 ms to the values instead of 820 at CPU ×4. */
export function expectSave(): void {
  for (const load of expected) load().catch(() => {}) // opening the file reports it
}

/** What a file contains, or why it could not be read. */
async function read(file: File): Promise<OpenedSave | string> {
  if (file.size > largestFile) return 'the file is too large to be a save, which has about 200 KB'
  const [bytes, code] = await Promise.allSettled([file.arrayBuffer(), loadReader()])
  if (bytes.status === 'rejected') return 'the browser cannot read the file'
  if (code.status === 'rejected') return 'the code that reads saves could not be loaded; try again'
  const result = code.value.readSave(file.name, new Uint8Array(bytes.value))
  return 'reason' in result ? result.reason : result
}

/** Milliseconds after which the page names a file that is still being read. At once, it was laid out twice: 50 ms at CPU ×4. */
const slowReading = 150

/** Opens a file of the user in place of the one before. A file opened meanwhile wins. */
export async function openSave(file: File, slot: SaveSlot = 'opened'): Promise<void> {
  const { name } = file
  readFiles.set(slot, file)
  const isWanted = () => readFiles.get(slot) === file
  const showReading = () =>
    isWanted() && setStates({ [slot]: { save: states.get()[slot].save, reading: name } })
  const timer = setTimeout(showReading, slowReading)
  const result = await read(file)
  clearTimeout(timer)
  if (!isWanted()) return
  readFiles.delete(slot)
  const isRead = typeof result !== 'string'
  setStates({
    [slot]: isRead
      ? { save: result }
      : { save: states.get()[slot].save, failure: { file: name, reason: result } },
  })
}

/** Wait before the search for problems, so that the values of the save are painted first, in milliseconds. */
const waitForPaint = 100

/** What is wrong or unusual in a save; null until that is known: the search takes 100 ms at CPU ×4 and waits for the values. */
export function useProblems(save: OpenedSave | null): readonly SaveProblem[] | null {
  const [known, setKnown] = useState<{ save: OpenedSave; problems: readonly SaveProblem[] } | null>(null)
  const shown = useDeferredValue(save)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setKnown({ save: shown, problems: shown.findProblems() }), waitForPaint)
    return () => clearTimeout(timer)
  }, [shown])
  return known !== null && known.save === save ? known.problems : null
}
