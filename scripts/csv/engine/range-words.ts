import type { Constraints } from './kind.ts'

/** What numbers a cell may hold, e.g. `1 to 9` or `0 and above`; empty where all may be. */
export function rangeWords({ minimum, maximum }: Constraints): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `${minimum} and above`
  return maximum === undefined ? '' : `up to ${maximum}`
}
