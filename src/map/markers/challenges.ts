import { respawnPointsTable } from '../../generated/blocks/08-respawn-points.ts'
import { policeTrapsTable } from '../../generated/blocks/17-police-traps.ts'
import { stuntJumpsTable } from '../../generated/blocks/24-jumps.ts'
import { formatPosition } from '../../site/coordinates.ts'
import { type Layer, layerOf } from '../marker.ts'

/** Respawn points, stunt jumps and police traps. */
export const challengeLayers: readonly Layer[] = [
  layerOf(
    { id: 'respawn-points', title: 'Respawn points' },
    respawnPointsTable,
    ({ kind, index, location, x, y, z, heading }) => ({
      name: `${location} (${kind})`, // several districts have both kinds
      x,
      y,
      facts: [
        ['Kind', kind],
        ['Index in block 08', String(index)],
        ['Position', formatPosition(x, y, z)],
        ['Heading', `${heading}°`],
      ],
    }),
  ),
  /** Stunt jumps at their take-off. */
  layerOf({ id: 'jumps', title: 'Stunt jumps' }, stuntJumpsTable, jump => {
    const { number, startMinX, startMinY, startMinZ, startMaxX, startMaxY, startMaxZ } = jump
    const { landMinX, landMinY, landMinZ, landMaxX, landMaxY, landMaxZ } = jump
    return {
      name: `Jump ${number}`,
      x: (startMinX + startMaxX) / 2,
      y: (startMinY + startMaxY) / 2,
      facts: [
        ['Take-off from', formatPosition(startMinX, startMinY, startMinZ)],
        ['to', formatPosition(startMaxX, startMaxY, startMaxZ)],
        ['Landing from', formatPosition(landMinX, landMinY, landMinZ)],
        ['to', formatPosition(landMaxX, landMaxY, landMaxZ)],
      ],
    }
  }),
  /** Police traps at the centre of the area that triggers them. */
  layerOf(
    { id: 'traps', title: 'Police traps' },
    policeTrapsTable,
    ({ index, type, minX, minY, maxX, maxY, start1X, start1Y }) => ({
      name: `Police trap ${index}`,
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      facts: [
        ['Index in block 17', String(index)],
        ['Type', String(type)],
        ['Area', `${formatPosition(minX, minY)} to ${formatPosition(maxX, maxY)}`],
        ['Cars spawn at', formatPosition(start1X, start1Y)],
      ],
    }),
  ),
]
