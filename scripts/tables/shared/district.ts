import { boxArea } from '#shared/map-pixels.ts'
import {
  areSound,
  type CrossCheck,
  eachRowAcross,
  type Fault,
  memoizeBy,
  type Source,
} from '../../csv/declare.ts'
import { zonesTable } from '../map/zones.ts'

interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

type Zone = ReturnType<typeof zonesTable.rows>[number]

const holds = (zone: Zone, { x, y, z }: Point) =>
  zone.minX <= x && x <= zone.maxX && zone.minY <= y && y <= zone.maxY && zone.minZ <= z && z <= zone.maxZ

/** The zones from small to large: the game names a position after the smallest box that contains it. */
const bySize = memoizeBy((source: Source) =>
  [...zonesTable.rows(source)].sort((one, other) => boxArea(one) - boxArea(other)),
)

/** Interiors are in the sky, above this height. */
const skyHeight = 900

/** Whether a point is inside an interior. */
export const isInside = ({ z }: Pick<Point, 'z'>): boolean => z > skyHeight

/** The zones that contain a point, from small to large. */
export const zonesAt = (source: Source, point: Point): readonly Zone[] =>
  bySize(source).filter(zone => holds(zone, point))

/** District and city or county of a point in game units, e.g. `Market, Los Santos`; null outside all zones. */
export function districtOf(source: Source, point: Point): string | null {
  const zones = zonesAt(source, point)
  const district = zones.find(({ kind }) => kind === 'district')
  const region = zones.find(({ kind }) => kind !== 'district')
  const names = [district?.name, region?.name].filter(name => name !== undefined)
  return names.length === 0 ? null : [...new Set(names)].join(', ')
}

/** The district of a point, or `inside` if it is in an interior. */
export function locationText(source: Source, point: Point): string | null {
  return isInside(point) ? 'inside' : districtOf(source, point)
}

/** The names of the zones that contain a point. */
export const zoneNamesAt = (source: Source, point: Point): readonly string[] =>
  zonesAt(source, point).map(({ name }) => name)

/** The fault of a position outside the district it belongs to. */
export const misplaced = (names: readonly string[], wanted: string): Fault => ({
  rule: `is in ${names.length === 0 ? 'no zone' : names.join(', ')} of data-csv/map/zones.csv, not in ${wanted}`,
  allowed: 'a position in that district',
  fix: 'correct x, y and z, or the district',
})

/**
 * Each row is in the district it belongs to.
 * @param pointOf the position of a row; undefined if it is not known
 * @param missing the district that should be among the zones at that position; null if it is
 */
export function isInDistrict<Row>(
  property: string,
  pointOf: (row: Row, source: Source) => Point | undefined,
  missing: (zones: readonly string[], row: Row, source: Source) => string | null,
): CrossCheck<Row> {
  return eachRowAcross(source => {
    if (!areSound(source, zonesTable)) return null
    return row => {
      const point = pointOf(row, source)
      const zones = point === undefined ? [] : zoneNamesAt(source, point)
      const district = point === undefined ? null : missing(zones, row, source)
      return district === null ? null : { property, ...misplaced(zones, district) }
    }
  })
}
