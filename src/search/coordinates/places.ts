import type { Hit } from '../answer.ts'
import { at } from '../cells.ts'
import { routeOf, type Thing } from '../things.ts'
import { type Floats, sortFloats } from './floats.ts'
import { type Coordinates, type PlaceRow, placeRows } from './placeRows.ts'

/** A row with coordinates, as a result. */
export interface Place {
  readonly kind: string
  /** Its entry in the index; null for a row that is found by its coordinates alone. */
  readonly entry: number | null
  readonly hit: Hit
  readonly points: readonly Coordinates[]
}

/** The places of all tables. */
export interface Places {
  readonly all: readonly Place[]
  /** Their coordinates, by their places in the list. */
  readonly floats: Floats
}

function makePlace({ kind, route, own, points }: PlaceRow, entry: number | null, thing: Thing | null): Place {
  const { title, code, detail } = thing ?? own ?? { title: kind, code: '', detail: '' }
  return { kind, entry, points, hit: { route, title, code, detail } }
}

/** Joins the rows that have coordinates with the entries of the index. */
export function readPlaces(things: readonly Thing[]): Places {
  const kinds = new Set(placeRows.map(({ kind }) => kind))
  const entries = new Map(
    things.flatMap((thing, entry) => (kinds.has(thing.kind) ? [[routeOf(thing), entry] as const] : [])),
  )
  const all = placeRows.map(row => {
    const entry = entries.get(row.route) ?? null
    return makePlace(row, entry, entry === null ? null : at(things, entry))
  })
  return { all, floats: sortFloats(new Map(all.map(({ points }, place) => [place, points.flat()]))) }
}
