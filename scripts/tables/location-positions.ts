import { column, defineTable, rowCount, sequence, text } from '../csv/declare.ts'
import { isInDistrict, isInside } from './shared/district.ts'
import { locationNumber, x, y, z } from './shared/shared-columns.ts'

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

/** Separate from the locations, so that their page does not load a thousand coordinates that few users need. */
export const locationPositions = defineTable(
  {
    file: 'location-positions.csv',
    title: 'Positions of locations',
    rowMeaning: 'the entrance marker of one location',
    page: '/locations',
    rowKey: ['number'],
    sources: ['data-files'],
    columns: {
      number: column('Number', locationNumber, 'Number of the location'),
      x,
      y,
      z,
      map_file: column(
        'Map file',
        text({ pattern: /^[A-Za-z0-9_]+$/, example: 'LAn' }),
        'Map file that contains the door',
      ),
    },
  },
  [rowCount(376), sequence('number')],
  [
    // Entrance markers outdoors are in the region of their map file.
    isInDistrict(
      'x',
      row => (isInside(row) ? undefined : row),
      (zones, { mapFile }) => {
        const letters = mapFile.toLowerCase()
        const regions = regionsOfFiles.find(({ start }) => letters.startsWith(start.toLowerCase()))?.regions
        if (regions === undefined || regions.some(region => zones.includes(region))) return null
        return `${regions.join(' or ')}, which ${mapFile} covers`
      },
    ),
  ],
)
