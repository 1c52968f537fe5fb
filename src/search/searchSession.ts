/** A search whose result was opened, so that Back can show it again. */
export interface SearchSession {
  readonly query: string
  /** Route of the result that was opened. */
  readonly route: string
  /** Categories with all of their results shown, and whether all categories were. */
  readonly opened: readonly string[]
  readonly isAll: boolean
}

const storageKey = (entry: string) => `search ${entry}`

/** Stores the search of a history entry; null removes it. @param entry key of the router's location */
export function storeSession(entry: string, session: SearchSession | null): void {
  try {
    if (session) sessionStorage.setItem(storageKey(entry), JSON.stringify(session))
    else sessionStorage.removeItem(storageKey(entry))
  } catch {
    // Without storage, Back does not show the search again.
  }
}

/** The search that led away from a history entry, or null. */
export function readSession(entry: string): SearchSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(entry)) ?? 'null')
  } catch {
    return null
  }
}
