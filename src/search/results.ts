/** A hit, with the address of its row, field or page. */
export interface Hit {
  /** After the #. */
  readonly route: string
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  readonly detail: string
}

/** The detail of a hit from those of its parts that are not empty. */
export const joinDetails = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

export interface HitGroup {
  readonly kind: string
  /** Best first, limited. */
  readonly hits: readonly Hit[]
  /** Total number. */
  readonly total: number
}

/** The hits of a query that are shown. */
export interface ShownHits {
  /** The group with the best hit first. */
  readonly groups: readonly HitGroup[]
  /** Number of more categories. */
  readonly hiddenKinds: number
}

/** How many of the results are shown. */
export interface ResultLimits {
  /** Categories that show all of their results. */
  readonly opened: readonly string[]
  /** Whether all categories are shown. */
  readonly isAll: boolean
}

/** A line of the list: a hit, more hits of a category, more categories, or an example query. */
export type Option =
  | { readonly type: 'hit'; readonly hit: Hit }
  | { readonly type: 'more'; readonly kind: string; readonly count: number }
  | { readonly type: 'kinds'; readonly count: number }
  | { readonly type: 'example'; readonly query: string; readonly finds: string }

export interface OptionGroup {
  readonly title: string
  readonly options: readonly Option[]
}

const examples = [
  ['tagging up turf', 'a mission, its statistic and its marker'],
  ['landstal', 'a vehicle by its internal name'],
  ['16:0114', 'the field at an offset of a block'],
  ['0x2F3A0', 'the field at an offset of a file'],
  ['59F29D44', 'four bytes as float and integer, and where they occur'],
  ['$542', 'a script variable by its number in script tools'],
].map(([query = '', finds = '']): Option => ({ type: 'example', query, finds }))

/** The lines of the list, in order; examples if the query is empty. */
export function groupOptions(results: ShownHits | null): readonly OptionGroup[] {
  if (!results) return [{ title: 'Examples', options: examples }]
  const groups: OptionGroup[] = results.groups.map(({ kind, hits, total }) => {
    const options: Option[] = hits.map(hit => ({ type: 'hit', hit }))
    if (total > hits.length) options.push({ type: 'more', kind, count: total - hits.length })
    return { title: kind, options }
  })
  const { hiddenKinds } = results
  if (hiddenKinds > 0)
    groups.push({ title: 'More categories', options: [{ type: 'kinds', count: hiddenKinds }] })
  return groups
}
