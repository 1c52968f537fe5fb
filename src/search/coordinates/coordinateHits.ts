import { formatNumber } from '../../ui/formatNumber.ts'
import { at } from '../cells.ts'
import { type Collector, doubtful, meant } from '../numberHits.ts'
import { formatFloat, readBytes } from '../readings.ts'
import type { Reading } from '../readQuery.ts'
import type { Coordinates, Place, Places } from './places.ts'
import type { WrittenNumber } from './readCoordinates.ts'

const nearestKind = 'Nearest places'
const nearestCount = 20
/** Game units, about metres: what is further away has nothing to do with a single number. */
const furthest = 5
const fewNumbers = 6

const write = (point: Coordinates) => point.map(formatFloat).join(', ')

/** Adds a place with the point that has a number, or comes nearest to it. */
function addByNumber({ all }: Places, number: number, value: number, collector: Collector, score: number) {
  const { kind, entry, hit, points } = at(all, number)
  const gapOf = (point: Coordinates) => Math.min(...point.map(one => Math.abs(one - value)))
  const point = points.reduce((best, other) => (gapOf(other) < gapOf(best) ? other : best))
  if (entry !== null) collector.noted(entry, write(point), score)
  else collector.hit(kind, { ...hit, detail: `${write(point)} · ${hit.detail}` }, score)
}

/** As far as a float may be from the decimal number that stands for it. */
const floatStep = 2 ** -23

/** Finds the places that have a number with decimals, or the float of four bytes. */
export function addPlacesWith(places: Places, { float, bytes }: Reading, collector: Collector): void {
  const { all, floats } = places
  // No table writes 1.00; a version of the game is called so.
  const score = float && Number.isInteger(float.value) && float.value > 0 ? doubtful : meant
  if (float)
    for (const number of floats.between(float.value - float.tolerance, float.value + float.tolerance))
      addByNumber(places, number, float.value, collector, score)
  const values = bytes && readBytes(bytes)
  for (const value of values ? [values.float, values.swappedFloat] : []) {
    const step = Math.abs(value) * floatStep
    for (const number of floats.between(value - step, value + step))
      if (at(all, number).points.some(point => point.some(one => Math.fround(one) === value)))
        addByNumber(places, number, value, collector, meant)
  }
}

/** Finds the places that come nearest to a number that none has. @param score of the nearest */
export function addPlacesNear(places: Places, value: number, collector: Collector, score: number): void {
  for (const [rank, number] of places.floats.nearest(value, furthest).slice(0, fewNumbers).entries())
    addByNumber(places, number, value, collector, score + rank / 10)
}

/** How far a point lies from coordinates: 0 as far as their digits say; one without a height at any. */
function distanceTo(asked: readonly WrittenNumber[], point: Coordinates): number {
  const gaps = point.slice(0, asked.length).map((one, axis) => {
    const { value, tolerance } = at(asked, axis)
    return Math.abs(one - value) <= tolerance ? 0 : one - value
  })
  return Math.hypot(...gaps)
}

interface Found {
  readonly place: Place
  readonly point: Coordinates
  readonly distance: number
}

function nearestPoint(place: Place, asked: readonly WrittenNumber[]): Found {
  const [first = [], ...others] = place.points
  let found: Found = { place, point: first, distance: distanceTo(asked, first) }
  for (const point of others) {
    const distance = distanceTo(asked, point)
    if (distance < found.distance) found = { place, point, distance }
  }
  return found
}

function awayText(distance: number): string {
  if (distance === 0) return 'there'
  return `${distance < 10 ? distance.toFixed(1) : formatNumber(Math.round(distance))} units away`
}

/** Finds the places nearest to coordinates. @returns whether one of them stands there */
export function addNearestPlaces(
  { all }: Places,
  asked: readonly WrittenNumber[],
  collector: Collector,
): boolean {
  const sorted = all
    .map(place => nearestPoint(place, asked))
    .sort((one, other) => one.distance - other.distance)
  const there = sorted.findIndex(({ distance }) => distance > 0)
  sorted.slice(0, Math.max(there, nearestCount)).forEach(({ place, point, distance }, rank) => {
    const { kind, hit } = place
    const detail = `${kind}, ${awayText(distance)}: ${write(point)}`
    const details = [detail, hit.detail].filter(Boolean).join(' · ')
    collector.hit(nearestKind, { ...hit, detail: details }, meant + rank / 10)
  })
  return there > 0
}
