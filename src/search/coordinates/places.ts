import type { Hit } from '../answer.ts'
import { at } from '../cells.ts'
import { readBytes } from '../readings.ts'
import { routeOf, type Thing } from '../things.ts'
import { type Floats, sortFloats } from './floats.ts'
import type { PlaceRow } from './placeRows.ts'

/** x, y and, if known, z. */
export type Coordinates = readonly number[]

/** A row with coordinates, as a result. */
export interface Place {
  readonly kind: string
  /** Its index entry; null for a row found only by its coordinates. */
  readonly entry: number | null
  readonly hit: Hit
  readonly points: readonly Coordinates[]
}

/** The locations of all tables. */
export interface Places {
  readonly all: readonly Place[]
  /** Their coordinates, by list index. */
  readonly floats: Floats
}

/** Stored floats have more digits than the page shows. */
function readStored(hex: string): number {
  return readBytes([0, 2, 4, 6].map(place => Number.parseInt(hex.slice(place, place + 2), 16))).float
}

function readPoint(point: PlaceRow['points'][number]): Coordinates {
  const known = point.filter(one => one !== null)
  return known.map(one => (typeof one === 'string' ? readStored(one) : one))
}

function makePlace(
  { kind, route, own, points: written }: PlaceRow,
  entry: number | null,
  thing: Thing | null,
): Place {
  const { title, code, detail } = thing ?? own ?? { title: kind, code: '', detail: '' }
  const points = written.map(readPoint).filter(({ length }) => length > 0)
  return { kind, entry, points, hit: { route, title, code, detail } }
}

/** Joins the rows with coordinates to the index entries. */
export function readPlaces(things: readonly Thing[], placeRows: readonly PlaceRow[]): Places {
  const kinds = new Set(placeRows.map(({ kind }) => kind))
  const entries = new Map(
    things.flatMap((thing, entry) => (kinds.has(thing.kind) ? [[routeOf(thing), entry] as const] : [])),
  )
  const places = placeRows.map(row => {
    const entry = entries.get(row.route) ?? null
    return makePlace(row, entry, entry === null ? null : at(things, entry))
  })
  const all = places.filter(({ points }) => points.length > 0)
  return { all, floats: sortFloats(all.map(({ points }) => points.flat())) }
}
