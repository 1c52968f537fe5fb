import { formatNumber } from '#shared/number.ts'
import { elementAt } from '../entries.ts'
import { fileKind, type HitCollector, scores } from '../HitCollector.ts'
import { offsetInFile } from '../offsetHits.ts'
import { formatFloat, offsetBeyond, readBytes } from '../readings.ts'
import type { QueryReading, WrittenNumber } from '../readQuery.ts'
import { joinDetails } from '../results.ts'
import type { Coordinates, Location } from '../searchIndex.ts'

const nearestKind = 'Nearest locations'
const nearestCount = 20
/** In metres: locations farther away do not match a single number. */
const furthest = 5
const fewNumbers = 6
/** Whole numbers above are not likely coordinates: -1 is a value, 1.00 a version of the game. */
const leastWhole = -10

interface Distant {
  readonly distance: number
}
const byDistance = (one: Distant, other: Distant) => one.distance - other.distance

const write = (point: Coordinates) => point.map(formatFloat).join(', ')

/** Distance of a number from the nearest coordinate of a location. */
const gapOf = (value: number, coordinates: Coordinates) =>
  Math.min(...coordinates.map(one => Math.abs(one - value)))

/** Adds a location with the point that has a number, or is nearest to it. */
function addByNumber(
  collector: HitCollector,
  { kind, entry, hit, points }: Location,
  value: number,
  score: number,
) {
  const [point = []] = points.toSorted((one, other) => gapOf(value, one) - gapOf(value, other))
  if (entry !== null) collector.entry(entry, score, write(point))
  else collector.hit(kind, { ...hit, detail: joinDetails(write(point), hit.detail) }, score)
}

/** Finds the locations with a decimal coordinate, or with the float of four bytes. */
export function addMatchingLocations(
  collector: HitCollector,
  locations: readonly Location[],
  { float, bytes }: QueryReading,
): void {
  const isCoordinate = float && (float.value <= leastWhole || !Number.isInteger(float.value))
  const score = isCoordinate ? scores.intended : scores.doubtful
  const values = bytes && readBytes(bytes)
  for (const location of locations) {
    const coordinates = location.points.flat()
    if (float && gapOf(float.value, coordinates) <= float.tolerance)
      addByNumber(collector, location, float.value, score)
    for (const value of values ? [values.float, values.swappedFloat] : [])
      if (coordinates.some(one => Math.fround(one) === value))
        addByNumber(collector, location, value, scores.intended)
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
  const nearest = locations
    .map(location => ({ location, distance: gapOf(value, location.points.flat()) }))
    .filter(({ distance }) => distance <= furthest)
    .sort(byDistance)
    .slice(0, fewNumbers)
  for (const [rank, { location }] of nearest.entries())
    addByNumber(collector, location, value, score + rank / 10)
}

/** Distance of a point from coordinates: 0 within the precision of their digits; points without a height match any height. */
function distanceTo(requested: readonly WrittenNumber[], point: Coordinates): number {
  const gaps = point.slice(0, requested.length).map((one, axis) => {
    const { value, tolerance } = elementAt(requested, axis)
    return Math.abs(one - value) <= tolerance ? 0 : one - value
  })
  return Math.hypot(...gaps)
}

function awayText(distance: number): string {
  if (distance === 0) return 'there'
  return `${distance < 10 ? distance.toFixed(1) : formatNumber(Math.round(distance))} m away`
}

/** Finds the locations nearest to coordinates. @returns whether one matches exactly */
export function addNearestLocations(
  collector: HitCollector,
  locations: readonly Location[],
  requested: readonly WrittenNumber[],
): boolean {
  const sorted = locations
    .flatMap(({ points, ...location }) => {
      const found = points.map(point => ({ ...location, point, distance: distanceTo(requested, point) }))
      return found.sort(byDistance).slice(0, 1)
    })
    .sort(byDistance)
  const there = sorted.findIndex(({ distance }) => distance > 0)
  sorted.slice(0, Math.max(there, nearestCount)).forEach(({ kind, hit, point, distance }, rank) => {
    const detail = joinDetails(`${kind}, ${awayText(distance)}: ${write(point)}`, hit.detail)
    collector.hit(nearestKind, { ...hit, detail }, scores.intended + rank / 10)
  })
  return there > 0
}
