import type { ResultLimits } from './results.ts'

/** A search whose result was opened, so that Back can show it again. */
export interface SearchSession {
  readonly query: string
  readonly limits: ResultLimits
  /** Route of the result that was opened. */
  readonly route: string
}

/** Stores the search in the current history entry, beside the state of the router; null removes it. */
export function storeSession(search: SearchSession | null): void {
  history.replaceState({ ...history.state, search }, '')
}

/** The search that led away from the current history entry, or null. */
export function readSession(): SearchSession | null {
  return history.state?.search ?? null
}
