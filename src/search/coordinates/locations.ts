import { elementAt, type IndexEntry, routeOf } from '../entries.ts'
import type { Hit } from '../results.ts'
import type { LocationRow } from './locationRows.ts'

/** The floats of locations in saves or map files. */
interface Floats {
  /** Locations with a float in a range. */
  readonly between: (least: number, most: number) => readonly number[]
  /** Locations with the floats nearest to a value, nearest first, at most `most` away. */
  readonly nearest: (value: number, most: number) => readonly number[]
}

/** Collects the floats of locations, sorted. */
export function sortFloats(floatsOf: readonly (readonly number[])[]): Floats {
  const all = floatsOf.flatMap((floats, index) => floats.map(float => ({ float, index })))
  all.sort((one, other) => one.float - other.float)
  const pick = (least: number, most: number) => all.filter(({ float }) => float >= least && float <= most)
  const locationsOf = (found: typeof all) => [...new Set(found.map(({ index }) => index))]
  return {
    between: (least, most) => locationsOf(pick(least, most)),
    nearest(value, most) {
      const gap = ({ float }: (typeof all)[number]) => Math.abs(float - value)
      return locationsOf(pick(value - most, value + most).toSorted((one, other) => gap(one) - gap(other)))
    },
  }
}

/** x, y and, if known, z. */
export type Coordinates = readonly number[]

/** A row with coordinates, as a result. */
export interface Location {
  readonly kind: string
  /** Its index entry; null for a row found only by its coordinates. */
  readonly entry: number | null
  readonly hit: Hit
  readonly points: readonly Coordinates[]
}

/** The locations of all tables. */
export interface Locations {
  readonly all: readonly Location[]
  /** Their coordinates, by list index. */
  readonly floats: Floats
}

function makeLocation(
  { kind, route, own, points: written }: LocationRow,
  entry: number | null,
  indexEntry: IndexEntry | null,
): Location {
  const { title, code, detail } = indexEntry ?? own ?? { title: kind, code: '', detail: '' }
  const points = written.map(point => point.filter(one => one !== null)).filter(({ length }) => length > 0)
  return { kind, entry, points, hit: { route, title, code, detail } }
}

/** Joins the rows with coordinates to the index entries. */
export function readLocations(
  indexEntries: readonly IndexEntry[],
  locationRows: readonly LocationRow[],
): Locations {
  const kinds = new Set(locationRows.map(({ kind }) => kind))
  const entries = new Map(
    indexEntries.flatMap((indexEntry, entry) =>
      kinds.has(indexEntry.kind) ? [[routeOf(indexEntry), entry] as const] : [],
    ),
  )
  const locations = locationRows.map(row => {
    const entry = entries.get(row.route) ?? null
    return makeLocation(row, entry, entry === null ? null : elementAt(indexEntries, entry))
  })
  const all = locations.filter(({ points }) => points.length > 0)
  return { all, floats: sortFloats(all.map(({ points }) => points.flat())) }
}
