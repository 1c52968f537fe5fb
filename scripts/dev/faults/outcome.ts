/** How a planted fault was reported: at its cell or file, elsewhere, not at all, as a stack trace, or not within the time limit. */
export const outcomes = ['exact', 'less exact', 'silent', 'trace', 'hang'] as const

export type Outcome = (typeof outcomes)[number]

/** A planted fault and its outcome. */
export interface Planted {
  readonly kind: string
  readonly file: string
  readonly change: string
  readonly outcome: Outcome
}
