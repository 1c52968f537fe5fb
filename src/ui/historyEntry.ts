/** What a step leaves in the browser's history beside the address. */
export interface HistoryEntry {
  /** Name of the step. */
  readonly key: string
  readonly state: unknown
}

/** An entry for a new step, with what the page wants to find in it again. */
export const newEntry = (state: unknown): HistoryEntry => ({
  key: Math.random().toString(36).slice(2, 10),
  state: state ?? null,
})

/** The present entry of the browser's history. An address that was typed gets its name now, to be known on the way back. */
export function readEntry(): HistoryEntry {
  const { state } = window.history
  if (typeof state === 'object' && state !== null && typeof state.key === 'string') return state
  const entry = newEntry(null)
  window.history.replaceState(entry, '')
  return entry
}
