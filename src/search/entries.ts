import { blockRoute, fieldRoute } from '#shared/route.ts'
import type { Counting, SearchKind } from '#shared/search-types.ts'
import { type Hit, joinDetails } from './results.ts'

/** An entry of the search index. */
export interface IndexEntry {
  readonly kind: string
  readonly counting: Counting
  /** Empty for a script variable without a name. */
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  readonly detail: string
  /** As that of its kind. */
  readonly template: string
  readonly id: string
  /** What results show but no words find: the title of an entry without one, and what precedes the detail. */
  readonly shown?: { readonly title: string; readonly remark: string }
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
    .replaceAll('{id}', () => encodeURIComponent(id))
    .replace('{title}', () => encodeURIComponent(title))
}

/** An entry as a result. @param note first remark */
export function entryHit(entry: IndexEntry, note?: string): Hit {
  const { title, code, detail, counting, shown } = entry
  return {
    route: routeOf(entry),
    title: title || (shown?.title ?? ''),
    code: counting === 'hex' && code ? `0x${code}` : code,
    detail: joinDetails(note, shown?.remark, detail),
  }
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
