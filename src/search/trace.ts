import { readEntry } from '../ui/historyEntry.ts'

/** What the reader looked for when a result led away; it stays with the page that was left. */
export interface Trace {
  readonly query: string
  /** Route of the result. */
  readonly route: string
  /** Kinds of which more was shown, and whether all kinds were. */
  readonly opened: readonly string[]
  readonly isAll: boolean
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The search that led away from the present entry of the history, or null. */
export function readTrace(): Trace | null {
  const { state } = readEntry()
  if (!isObject(state) || !('search' in state) || !isObject(state.search)) return null
  const { search } = state
  if (!('query' in search) || !('route' in search)) return null
  const opened = 'opened' in search && Array.isArray(search.opened) ? search.opened.map(String) : []
  const isAll = 'isAll' in search && search.isAll === true
  return { query: String(search.query), route: String(search.route), opened, isAll }
}

/** Notes a search with the present entry, so that Back opens it again; null takes the note away. */
export function writeTrace(search: Trace | null): void {
  const { key, state } = readEntry()
  const kept = isObject(state) ? state : {}
  window.history.replaceState({ key, state: { ...kept, search } }, '')
}
