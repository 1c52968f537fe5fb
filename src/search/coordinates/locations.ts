import { elementAt, type IndexEntry, routeOf } from '../entries.ts'
import type { LocationRow } from './locationRows.ts'

/** x, y and, if known, z. */
export type Coordinates = readonly number[]

/** A row with coordinates, as a result. */
export type Location = ReturnType<typeof readLocations>[number]

/** Joins the rows with coordinates to the index entries. */
export function readLocations(entries: readonly IndexEntry[], locationRows: readonly LocationRow[]) {
  const kinds = new Set(locationRows.map(({ kind }) => kind))
  const entriesByRoute = new Map(
    entries.flatMap((one, entry) => (kinds.has(one.kind) ? [[routeOf(one), entry] as const] : [])),
  )
  return locationRows.flatMap(({ kind, route, own, points: written }) => {
    const points: readonly Coordinates[] = written
      .map(point => point.filter(one => one !== null))
      .filter(({ length }) => length > 0)
    if (points.length === 0) return []
    const entry = entriesByRoute.get(route) ?? null // of a row found only by its coordinates
    const texts = entry === null ? own : elementAt(entries, entry)
    const { title, code, detail } = texts ?? { title: kind, code: '', detail: '' }
    return { kind, entry, points, hit: { route, title, code, detail } }
  })
}
