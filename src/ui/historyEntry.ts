/** What a step leaves in the browser's history beside the address. */
export interface HistoryEntry {
  readonly key: string
  readonly state: unknown
}

/** The present entry of the browser's history; the first of a visit has the key `default`. */
export function readEntry(): HistoryEntry {
  const { state } = window.history
  const isOurs = typeof state === 'object' && state !== null && typeof state.key === 'string'
  return isOurs ? state : { key: 'default', state: null }
}
