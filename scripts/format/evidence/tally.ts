/** One application of a rule: where, and whether it holds. */
export interface Case {
  readonly where: string
  readonly holds: boolean
}

/** How often a rule applies to the saves, and how often it holds. */
export interface Tally {
  readonly cases: number
  readonly held: number
  /** The first cases in which it does not hold. */
  readonly misses: readonly string[]
}

/** A rule that does not apply. */
export const noCases: Tally = { cases: 0, held: 0, misses: [] }

const mostMisses = 5

/** Counts the cases of a rule. */
export function tallyOf(cases: Iterable<Case>): Tally {
  let count = 0
  let held = 0
  const misses: string[] = []
  for (const { where, holds } of cases) {
    count++
    if (holds) held++
    else if (misses.length < mostMisses) misses.push(where)
  }
  return { cases: count, held, misses }
}
