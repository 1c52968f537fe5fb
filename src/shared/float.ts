/** Significant digits that distinguish all 32-bit floats. */
const mostDigits = 9

/**
 * The shortest decimal number that gives back the exact 32-bit float: 1263.5734 for `59 F2 9D 44`, where
 * 1263.573 would give `56 F2 9D 44`.
 */
export function shortestFloat(value: number): number {
  const stored = Math.fround(value)
  for (let digits = 6; digits < mostDigits; digits++) {
    const short = Number(stored.toPrecision(digits))
    if (Math.fround(short) === stored) return short
  }
  return Number(stored.toPrecision(mostDigits))
}
