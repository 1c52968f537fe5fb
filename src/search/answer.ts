/** A thing that was found, with the address of its row, field or page. */
export interface Hit {
  /** Behind the #. */
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
  /** How many further kinds were found. */
  readonly furtherKinds: number
  /** How many things were found in all. */
  readonly total: number
  /** What the query was taken for, e.g. the numbers that four bytes may be; empty for words. */
  readonly readings: readonly string[]
  /** Whether nothing has all that was asked for, so that these come nearest. */
  readonly isNearest: boolean
  /** Whether the query is a number and no word. */
  readonly isNumber: boolean
  /** Whether tables with coordinates are to be loaded before it is whole. */
  readonly awaitsPlaces: boolean
  /** The words that were found, as they are marked in the list. */
  readonly words: readonly string[]
}

/** How many of the results are shown. */
export interface ResultLimits {
  /** Categories that show all of their results. */
  readonly opened: ReadonlySet<string>
  /** Whether all categories are shown. */
  readonly isAll: boolean
}

/** Shown before the reader asks for more: so many kinds, and hits of each by its place. */
const fewKinds = 6
const fewHits = [5, 3, 3] as const
const leastHits = 2
const moreHits = 300

/** How many hits of a kind are shown. @param place of the kind in the list */
export function countShown({ opened }: ResultLimits, kind: string, place: number): number {
  return opened.has(kind) ? moreHits : (fewHits[place] ?? leastHits)
}

/** How many kinds are shown. */
export function countKinds({ isAll }: ResultLimits): number {
  return isAll ? Infinity : fewKinds
}
