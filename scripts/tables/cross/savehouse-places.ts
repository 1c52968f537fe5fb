import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { locationPositions } from '../location-positions.ts'
import { locations } from '../locations.ts'
import { savehouses } from '../savehouses.ts'

/** Savehouse interiors are small: the save point is within this distance of the door, in game units. */
const farthestFromDoor = 40

/** The doors of house 2 have the interior number of the side they lead to. */
const housesWithSwappedDoors = [2]

/** An indoor house has the interior number of its door and is close to it; an outdoor house has interior 0. */
export const savehousePlaces: CrossCheck = source => {
  const doors = new Map(locations.read(source).soundRows.map(({ values }) => [values.number, values]))
  const positions = new Map(
    locationPositions.read(source).soundRows.map(({ values }) => [values.number, values]),
  )
  return savehouses.read(source).soundRows.flatMap(row => {
    const { house, locationInside, heaven, x, y } = row.values
    const door = locationInside === null ? { interior: 0 } : doors.get(locationInside)
    const position = locationInside === null ? { x, y } : positions.get(locationInside)
    if (door === undefined || position === undefined) return []
    const where =
      locationInside === null ? 'a house outside' : `location ${locationInside} (data-csv/locations.csv)`
    const distance = Math.hypot(position.x - x, position.y - y)
    if (distance > farthestFromDoor) {
      const rule = `is a door ${distance.toFixed(0)} game units away from the house`
      const allowed = `a door within ${farthestFromDoor} game units of ${x}, ${y}`
      return [
        problemAt(row, 'locationInside', { rule, allowed, fix: 'correct the location or the coordinates' }),
      ]
    }
    if (heaven === door.interior || housesWithSwappedDoors.includes(house)) return []
    const rule = `is not the interior of ${where}`
    return [problemAt(row, 'heaven', { rule, allowed: `${door.interior}`, fix: `write ${door.interior}` })]
  })
}
