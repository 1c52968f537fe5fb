/** A thing that was found, with the address of its row, field or page. */
export interface Hit {
  /** Behind the #; no two hits of a list share one. */
  readonly route: string
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  readonly detail: string
}

export interface HitGroup {
  readonly kind: string
  /** The best first, no more than asked for. */
  readonly hits: readonly Hit[]
  /** How many there are in all. */
  readonly total: number
}

/** What a query found. */
export interface Answer {
  /** The group with the best hit first. */
  readonly groups: readonly HitGroup[]
  /** What the query was taken for, e.g. the numbers that four bytes may be; empty for words. */
  readonly readings: readonly string[]
  /** Whether nothing has all that was asked for, so that these come nearest. */
  readonly isNearest: boolean
}
