import { formatNumber } from '#shared/format-number.ts'
import { elementAt } from '../entries.ts'
import { fileKind, type HitCollector, scores } from '../HitCollector.ts'
import { offsetInFile } from '../offsetHits.ts'
import { formatFloat, offsetBeyond, readBytes } from '../readings.ts'
import type { QueryReading } from '../readQuery.ts'
import type { Coordinates, Location, Locations } from './locations.ts'
import type { WrittenNumber } from './readCoordinates.ts'

const nearestKind = 'Nearest locations'
const nearestCount = 20
/** In game units (about metres): locations farther away do not match a single number. */
const furthest = 5
const fewNumbers = 6
/** Whole numbers above are not likely coordinates: -1 is a value, 1.00 a version of the game. */
const leastWhole = -10

const write = (point: Coordinates) => point.map(formatFloat).join(', ')

/** Adds a location with the point that has a number, or is nearest to it. */
function addByNumber(
  collector: HitCollector,
  { kind, entry, hit, points }: Location,
  value: number,
  score: number,
) {
  const gapOf = (point: Coordinates) => Math.min(...point.map(one => Math.abs(one - value)))
  const point = points.reduce((best, other) => (gapOf(other) < gapOf(best) ? other : best))
  if (entry !== null) collector.entry(entry, score, write(point))
  else collector.hit(kind, { ...hit, detail: `${write(point)} · ${hit.detail}` }, score)
}

/** Maximum difference between a float and its decimal form. */
const floatStep = 2 ** -23

/** Finds the locations with a decimal coordinate, or with the float of four bytes. */
export function addMatchingLocations(
  collector: HitCollector,
  { all, floats }: Locations,
  { float, bytes }: QueryReading,
): void {
  const isCoordinate = float && (float.value <= leastWhole || !Number.isInteger(float.value))
  const score = isCoordinate ? scores.intended : scores.doubtful
  if (float)
    for (const number of floats.between(float.value - float.tolerance, float.value + float.tolerance))
      addByNumber(collector, elementAt(all, number), float.value, score)
  const values = bytes && readBytes(bytes)
  for (const value of values ? [values.float, values.swappedFloat] : []) {
    const step = Math.abs(value) * floatStep
    for (const number of floats.between(value - step, value + step)) {
      const location = elementAt(all, number)
      if (location.points.some(point => point.some(one => Math.fround(one) === value)))
        addByNumber(collector, location, value, scores.intended)
    }
  }
}

/**
 * The nearest results for a number without a match: coordinates, or the last byte of the file for an offset
 * beyond it. @param score score of the nearest
 */
export function addNearestNumbers(collector: HitCollector, reading: QueryReading, score: number): void {
  const { float, bytes, decimal } = reading
  const { layout, locations } = collector.index
  if (offsetBeyond(reading, layout.size) !== null) {
    collector.offset(fileKind, offsetInFile(collector.index, layout.size - 1), score)
    return
  }
  const value = float?.value ?? (bytes ? readBytes(bytes).float : decimal)
  if (value === null || locations === null) return
  for (const [rank, number] of locations.floats.nearest(value, furthest).slice(0, fewNumbers).entries())
    addByNumber(collector, elementAt(locations.all, number), value, score + rank / 10)
}

/** Distance of a point from coordinates: 0 within the precision of their digits; points without a height match any height. */
function distanceTo(requested: readonly WrittenNumber[], point: Coordinates): number {
  const gaps = point.slice(0, requested.length).map((one, axis) => {
    const { value, tolerance } = elementAt(requested, axis)
    return Math.abs(one - value) <= tolerance ? 0 : one - value
  })
  return Math.hypot(...gaps)
}

interface Found {
  readonly location: Location
  readonly point: Coordinates
  readonly distance: number
}

function nearestPoint(location: Location, requested: readonly WrittenNumber[]): Found {
  const [first = [], ...others] = location.points
  let found: Found = { location, point: first, distance: distanceTo(requested, first) }
  for (const point of others) {
    const distance = distanceTo(requested, point)
    if (distance < found.distance) found = { location, point, distance }
  }
  return found
}

function awayText(distance: number): string {
  if (distance === 0) return 'there'
  return `${distance < 10 ? distance.toFixed(1) : formatNumber(Math.round(distance))} units away`
}

/** Finds the locations nearest to coordinates. @returns whether one matches exactly */
export function addNearestLocations(
  collector: HitCollector,
  { all }: Locations,
  requested: readonly WrittenNumber[],
): boolean {
  const sorted = all
    .map(location => nearestPoint(location, requested))
    .sort((one, other) => one.distance - other.distance)
  const there = sorted.findIndex(({ distance }) => distance > 0)
  sorted.slice(0, Math.max(there, nearestCount)).forEach(({ location, point, distance }, rank) => {
    const { kind, hit } = location
    const detail = `${kind}, ${awayText(distance)}: ${write(point)}`
    const details = [detail, hit.detail].filter(Boolean).join(' · ')
    collector.hit(nearestKind, { ...hit, detail: details }, scores.intended + rank / 10)
  })
  return there > 0
}
