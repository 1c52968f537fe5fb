/** A median with the interval that holds the true median in at least 90 of 100 cases (from five values on). */
export interface Estimate {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** How many of the outermost values on either side may be left out: the sign test, 5 % on each side. */
function countOuter(size: number): number {
  let term = 0.5 ** size
  let below = term
  let outer = 0
  while (below <= 0.05 && outer < Math.floor((size - 1) / 2)) {
    outer++
    term *= (size - outer + 1) / outer
    below += term
  }
  return Math.max(0, outer - 1)
}

/**
 * The median of measured values and its interval by order statistics, which supposes nothing about how they scatter.
 * @throws RangeError without a value
 */
export function estimate(values: readonly number[]): Estimate {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  if (sorted.length === 0) throw new RangeError('no values to estimate from')
  const middle = (sorted.length - 1) / 2
  const outer = countOuter(sorted.length)
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(outer),
    high: at(sorted.length - 1 - outer),
  }
}

/**
 * Quotients of values measured right after one another, so that a slow moment of the machine falls on both.
 * Pairs without a base, with a base of 0 or with a value that is none (NaN) have no quotient and are left out.
 */
export function pairedRatios(values: readonly number[], bases: readonly number[]): number[] {
  return values.flatMap((value, index) => {
    const base = bases[index]
    if (base === undefined) return []
    const ratio = value / base
    return Number.isFinite(ratio) ? [ratio] : []
  })
}
