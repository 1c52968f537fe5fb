import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { locationPositions } from '../location-positions.ts'
import { savePlaces } from '../save-places.ts'
import { savehouses } from '../savehouses.ts'

/** The positions were read off the map by hand. */
const toleratedPixels = 2

/** Game coordinates to pixels of the 620 × 620 map: x = 0.1 x + 310, y = 310 - 0.1 y. */
const mapX = (x: number) => Math.round(0.1 * x + 310)
const mapY = (y: number) => Math.round(310 - 0.1 * y)

/** Each save place is on the map at its door, or at its house if that is outdoors. */
export const savePlacesOnMap: CrossCheck = source => {
  const doors = new Map(locationPositions.read(source).soundRows.map(({ values }) => [values.number, values]))
  const houses = new Map(savehouses.read(source).soundRows.map(({ values }) => [values.house, values]))
  return savePlaces.read(source).soundRows.flatMap(row => {
    const { location, house, mapX: writtenX, mapY: writtenY } = row.values
    const place = location === null ? houses.get(house) : doors.get(location)
    if (place === undefined) return []
    const pairs = [
      ['mapX', writtenX, mapX(place.x)],
      ['mapY', writtenY, mapY(place.y)],
    ] as const
    const owner = location === null ? `house ${house}` : `location ${location}`
    return pairs
      .filter(([, written, expected]) => Math.abs(written - expected) > toleratedPixels)
      .map(([property, , expected]) => {
        const rule = `is more than ${toleratedPixels} pixels from ${owner}`
        const allowed = `${expected - toleratedPixels} to ${expected + toleratedPixels}`
        return problemAt(row, property, {
          rule,
          allowed,
          fix: `write ${expected}, or correct the ${owner}`,
        })
      })
  })
}
