import type { Constraints } from './kind.ts'

/** The allowed numbers in words, e.g. `1 to 9` or `0 and above`; empty if all are allowed. */
export function rangeWords({ minimum, maximum }: Constraints): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `${minimum} and above`
  return maximum === undefined ? '' : `up to ${maximum}`
}
