import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { relyingOn } from '../../csv/engine/cross/relying-on.ts'
import { problemAt, type Source } from '../../csv/engine/table.ts'
import { savedGarages } from '../blocks/03-garages.ts'
import { restartPlaces } from '../blocks/08-restart-places.ts'
import { tags } from '../blocks/20-tags.ts'
import { isInside, zonesAt } from '../district.ts'
import { garages } from '../garages.ts'
import { locationPositions } from '../location-positions.ts'
import { zonesTable } from '../map/zones.ts'
import { savePlaces } from '../save-places.ts'
import { savehouses } from '../savehouses.ts'

interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Distance of a point from a box on the map. */
const distanceTo = (box: { minX: number; maxX: number; minY: number; maxY: number }, { x, y }: Point) =>
  Math.hypot(Math.max(box.minX - x, x - box.maxX, 0), Math.max(box.minY - y, y - box.maxY, 0))

const namesAt = (source: Source, point: Point) => zonesAt(source, point).map(({ name }) => name)

const misplaced = (names: readonly string[], wanted: string) => ({
  rule: `is in ${names.length === 0 ? 'no zone' : names.join(', ')} of data-csv/map/zones.csv, not in ${wanted}`,
  allowed: 'a position in that district',
  fix: 'correct x, y and z, or the district',
})

/** Respawn points are in the district they are named after; a city may come first: San Fierro Downtown. */
export const restartsInDistricts: CrossCheck = relyingOn([zonesTable], source =>
  restartPlaces.read(source).soundRows.flatMap(row => {
    const { place } = row.values
    const names = namesAt(source, row.values)
    if (names.some(name => place.endsWith(name))) return []
    return [problemAt(row, 'x', misplaced(names, place))]
  }),
)

/** Casinos on a street are zones of their own. */
const farthestFromDistrict = 100

/** Save places are in their district or next to it: at their door, or at their house if that is outdoors. */
export const savePlacesInDistricts: CrossCheck = relyingOn([zonesTable], source => {
  const doors = new Map(locationPositions.rows(source).map(door => [door.number, door]))
  const houses = new Map(savehouses.rows(source).map(house => [house.house, house]))
  return savePlaces.read(source).soundRows.flatMap(row => {
    const { house, location, hood } = row.values
    const place = location === null ? houses.get(house) : doors.get(location)
    const boxes = zonesTable.rows(source).filter(({ name }) => name === hood)
    if (place === undefined || boxes.some(box => distanceTo(box, place) <= farthestFromDistrict)) return []
    return [problemAt(row, 'hood', misplaced(namesAt(source, place), hood))]
  })
})

/** A garage whose name begins with that of a zone is in that zone. */
export const garagesInDistricts: CrossCheck = relyingOn([zonesTable, savedGarages], source => {
  const zoneNames = new Set(zonesTable.rows(source).map(({ name }) => name))
  return garages.read(source).soundRows.flatMap(row => {
    const { readableName, saveIndex } = row.values
    const place = garages.rows(source).find(garage => garage.saveIndex === saveIndex)
    const names = place === undefined ? [] : namesAt(source, place)
    const named = [...zoneNames].filter(name => readableName.startsWith(`${name} `))
    if (named.length === 0 || named.some(name => names.includes(name))) return []
    return [problemAt(row, 'readableName', misplaced(names, named.join(' or ')))]
  })
})

/** All tags are in Los Santos. */
export const tagsInLosSantos: CrossCheck = relyingOn([zonesTable], source =>
  tags.read(source).soundRows.flatMap(row => {
    const names = namesAt(source, row.values)
    return names.includes('Los Santos') ? [] : [problemAt(row, 'x', misplaced(names, 'Los Santos'))]
  }),
)

/** The regions that map files outdoors cover, by the start of their names. */
const regionsOfFiles = [
  { start: 'LA', regions: ['Los Santos', 'Red County'] },
  { start: 'SF', regions: ['San Fierro', 'Tierra Robada'] },
  { start: 'vegas', regions: ['Las Venturas'] },
  {
    start: 'count',
    regions: ['Red County', 'Flint County', 'Whetstone', 'Tierra Robada', 'Bone County'],
  },
] as const

/** Entrance markers outdoors are in the region of their map file. */
export const locationsInRegions: CrossCheck = relyingOn([zonesTable], source =>
  locationPositions.read(source).soundRows.flatMap(row => {
    const { mapFile } = row.values
    const file = regionsOfFiles.find(({ start }) => mapFile.toLowerCase().startsWith(start.toLowerCase()))
    if (file === undefined || isInside(row.values)) return []
    const names = namesAt(source, row.values)
    if (file.regions.some(region => names.includes(region))) return []
    return [problemAt(row, 'x', misplaced(names, `${file.regions.join(' or ')}, which ${mapFile} covers`))]
  }),
)
