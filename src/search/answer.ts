/** A hit, with the address of its row, field or page. */
export interface Hit {
  /** After the #. */
  readonly route: string
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  readonly detail: string
}

export interface HitGroup {
  readonly kind: string
  /** Best first, limited. */
  readonly hits: readonly Hit[]
  /** Total number. */
  readonly total: number
}

/** Results of a query. */
export interface Answer {
  /** The group with the best hit first. */
  readonly groups: readonly HitGroup[]
  /** Number of more categories. */
  readonly hiddenKinds: number
  /** Total number of hits. */
  readonly total: number
  /** Interpretations of the query, e.g. the values of four bytes; empty for words. */
  readonly readings: readonly string[]
  /** Whether there is no exact match, so that these are the closest. */
  readonly isNearest: boolean
  /** Whether the query is a number. */
  readonly isNumber: boolean
  /** Whether tables with coordinates have to be loaded first. */
  readonly awaitsLocations: boolean
  /** The matched words, highlighted in the list. */
  readonly words: readonly string[]
}

/** How many of the results are shown. */
export interface ResultLimits {
  /** Categories that show all of their results. */
  readonly opened: ReadonlySet<string>
  /** Whether all categories are shown. */
  readonly isAll: boolean
}

/** Limits before "more" is pressed: number of kinds, and hits by rank of the kind. */
const fewKinds = 6
const fewHits = [5, 3, 3] as const
const leastHits = 2
const moreHits = 300

/** Number of hits of a kind to show: few before recipes, so that the best recipe is among the first three hits. */
export function countShown({ opened }: ResultLimits, kinds: readonly string[], rank: number): number {
  const [kind = '', next] = kinds.slice(rank)
  if (opened.has(kind)) return moreHits
  return next === 'Recipes' ? leastHits : (fewHits[rank] ?? leastHits)
}

/** How many kinds are shown. */
export function countKinds({ isAll }: ResultLimits): number {
  return isAll ? Infinity : fewKinds
}
