import { mapFromGame } from '#shared/map-pixels.ts'
import {
  areSound,
  eachRowAcross,
  type Problem,
  problemsIn,
  rowFinder,
  type Source,
  type TableRows,
} from '../../csv/declare.ts'
import { locationPositions } from '../location-positions.ts'
import { locations } from '../locations.ts'
import { boxAt, gap, zonesTable } from '../map/zones.ts'
import { savePlaces } from '../save-places.ts'
import { misplaced, zoneNamesAt } from './district.ts'

interface SavehouseRow {
  readonly house: number
  readonly heaven: number
  readonly locationInside: number | null
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Savehouse interiors are small: the save point is within this distance of the door, in game units. */
const farthestFromDoor = 40

const locationOf = rowFinder(locations, 'number')
const doorAt = rowFinder(locationPositions, 'number')

/** Where a save place is: at its door, or at its house if that is outdoors; undefined if one of them is missing. */
export const savePlacePoint = <House>(
  source: Source,
  { house, location }: { readonly house: number; readonly location: number | null },
  houseOf: (house: number) => House | undefined,
) => (location === null ? houseOf(house) : doorAt(source, location))

/** The doors of house 2 have the interior number of the side they lead to. */
const housesWithSwappedDoors = [2]

/** An indoor house has the interior number of its door and is close to it; an outdoor house has interior 0. */
export const areInInteriors = eachRowAcross(
  source =>
    ({ house, locationInside, heaven, x, y }: SavehouseRow) => {
      const door = locationInside === null ? { interior: 0 } : locationOf(source, locationInside)
      const position = locationInside === null ? { x, y } : doorAt(source, locationInside)
      if (door === undefined || position === undefined) return null
      const distance = Math.hypot(position.x - x, position.y - y)
      if (distance > farthestFromDoor) {
        return {
          property: 'locationInside',
          rule: `is a door ${distance.toFixed(0)} game units away from the house`,
          allowed: `a door within ${farthestFromDoor} game units of ${x}, ${y}`,
          fix: 'correct the location or the coordinates',
        }
      }
      if (heaven === door.interior || housesWithSwappedDoors.includes(house)) return null
      const where =
        locationInside === null ? 'an outdoor house' : `location ${locationInside} (data-csv/locations.csv)`
      return {
        property: 'heaven',
        rule: `is not the interior of ${where}`,
        allowed: `${door.interior}`,
        fix: `write ${door.interior}`,
      }
    },
)

/** Save places of outdoor houses have no location, all others have one; every house is used. */
export function savePlacesMatchHouses(houses: TableRows<SavehouseRow>, source: Source): readonly Problem[] {
  const saved = savePlaces.read(source)
  const used = new Set(saved.allRows.map(row => row.values.house))
  const isComplete = saved.isWhole && !used.has(undefined)
  const isOutside = new Map(
    houses.soundRows.map(({ values }) => [values.house, values.locationInside === null]),
  )
  return [
    ...problemsIn(houses.soundRows, ({ values }) => {
      if (!isComplete || used.has(values.house)) return null
      return {
        property: 'house',
        rule: 'is used in no save place',
        allowed: 'a house that data-csv/save-places.csv names',
        fix: 'correct the save places',
      }
    }),
    ...problemsIn(saved.soundRows, ({ values: { house, location } }) => {
      const outside = isOutside.get(house)
      if (outside === undefined || outside === (location === null)) return null
      return {
        property: 'location',
        rule: outside
          ? `is given for house ${house}, which is outdoors`
          : `is empty, but house ${house} is indoors`,
        allowed: outside ? 'an empty cell' : 'a location',
        fix: 'correct the location or the house',
      }
    }),
  ]
}

/** The positions were read off the map by hand. */
const toleratedPixels = 2

/** Each save place is on the map at its door, or at its house if that is outdoors. */
export function savePlacesOnMap({ soundRows }: TableRows<SavehouseRow>, source: Source): readonly Problem[] {
  const houses = new Map(soundRows.map(({ values }) => [values.house, values]))
  return problemsIn(savePlaces.read(source).soundRows, ({ values }) => {
    const { location, house } = values
    const target = savePlacePoint(source, values, one => houses.get(one))
    if (target === undefined) return null
    const { x, y } = mapFromGame(target)
    const pairs = [
      ['mapX', values.mapX, Math.round(x)],
      ['mapY', values.mapY, Math.round(y)],
    ] as const
    const owner = location === null ? `house ${house}` : `location ${location}`
    return pairs
      .filter(([, written, expected]) => Math.abs(written - expected) > toleratedPixels)
      .map(([property, , expected]) => ({
        property,
        rule: `is more than ${toleratedPixels} pixels from ${owner}`,
        allowed: `${expected - toleratedPixels} to ${expected + toleratedPixels}`,
        fix: `write ${expected}, or correct ${owner}`,
      }))
  })
}

/** Casinos on a street are zones of their own. */
const farthestFromDistrict = 100

/** Save places are in their district or next to it: at their door, or at their house if that is outdoors. */
export function savePlacesInDistricts(
  { soundRows }: TableRows<SavehouseRow>,
  source: Source,
): readonly Problem[] {
  if (!areSound(source, zonesTable)) return []
  const houses = new Map(soundRows.map(({ values }) => [values.house, values]))
  return problemsIn(savePlaces.read(source).soundRows, ({ values }) => {
    const { hood } = values
    const target = savePlacePoint(source, values, house => houses.get(house))
    const boxes = zonesTable.rows(source).filter(({ name }) => name === hood)
    if (target === undefined || boxes.some(box => gap(box, boxAt(target)) <= farthestFromDistrict))
      return null
    return { property: 'hood', ...misplaced(zoneNamesAt(source, target), hood) }
  })
}
