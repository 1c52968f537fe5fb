import { blockRoute, fieldRoute } from '#shared/route.ts'
import type { Counting, SearchKind } from '#shared/search-types.ts'

/** Search entries other than script variables. */
export interface IndexEntry {
  readonly kind: string
  readonly counting: Counting
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  readonly detail: string
  /** As that of its kind. */
  readonly template: string
  readonly id: string
}

/** An id that is a route keeps its slashes. */
const ownRoute = '{id}'

/** An id that is a block and an address in it, as `02:player.0024`; without the address, the whole block. */
const ofField = '{field}'

/** The route of an entry. */
export function routeOf({ template, id, title }: IndexEntry): string {
  if (template === ownRoute) return id
  if (template === ofField) {
    const [block = '', address] = id.split(':')
    return address === undefined ? blockRoute(block) : fieldRoute(block, address)
  }
  return template
    .replace('{id}', () => encodeURIComponent(id))
    .replace('{title}', () => encodeURIComponent(title))
}

/** All index entries except script variables. */
export function readEntries(kinds: readonly SearchKind[]): readonly IndexEntry[] {
  return kinds.flatMap(({ kind, template, counting, rows }) =>
    rows.map(([title, code, detail, id = code]) => ({ kind, template, counting, title, code, detail, id })),
  )
}

/** Returns a list element. @throws RangeError if the index is out of range */
export function elementAt<Value>(list: ArrayLike<Value>, index: number): Value & {} {
  const value = list[index]
  if (value === undefined || value === null) throw new RangeError(`the list has no element ${index}`)
  return value
}
