import { respawnPoints } from '../../generated/blocks/08-respawn-points.ts'
import { policeTraps } from '../../generated/blocks/17-police-traps.ts'
import { tags } from '../../generated/blocks/20-tags.ts'
import { stuntJumps } from '../../generated/blocks/24-jumps.ts'
import { formatPosition } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

export const tagMarkers: readonly Marker[] = tags.map(({ index, model, offsetHex, x, y, z }) => ({
  layer: 'tags',
  id: String(index),
  name: `Tag ${index}`,
  x,
  y,
  facts: [
    ['Byte in block 20', offsetHex],
    ['Model', model],
    ['Position', formatPosition(x, y, z)],
  ],
  row: `/block/20?tags.row=${index}`,
  box: null,
}))

export const respawnMarkers: readonly Marker[] = respawnPoints.map(
  ({ kind, index, location, x, y, z, heading }) => ({
    layer: 'respawn-points',
    id: `${kind}-${index}`,
    name: location,
    x,
    y,
    facts: [
      ['Kind', kind],
      ['Row in block 08', String(index)],
      ['Position', formatPosition(x, y, z)],
      ['Heading', `${heading}°`],
    ],
    row: `/block/08?places.row=${encodeURIComponent(`${kind}-${index}`)}`,
    box: null,
  }),
)

/** Stunt jumps at their take-off. */
export const jumpMarkers: readonly Marker[] = stuntJumps.map(jump => {
  const { number, startMinX, startMinY, startMinZ, startMaxX, startMaxY, startMaxZ } = jump
  const { landMinX, landMinY, landMinZ, landMaxX, landMaxY, landMaxZ } = jump
  return {
    layer: 'jumps',
    id: String(number),
    name: `Jump ${number}`,
    x: (startMinX + startMaxX) / 2,
    y: (startMinY + startMaxY) / 2,
    facts: [
      ['Take-off from', formatPosition(startMinX, startMinY, startMinZ)],
      ['to', formatPosition(startMaxX, startMaxY, startMaxZ)],
      ['Landing from', formatPosition(landMinX, landMinY, landMinZ)],
      ['to ', formatPosition(landMaxX, landMaxY, landMaxZ)],
    ],
    row: `/block/24?jumps.row=${number}`,
    box: null,
  }
})

/** Police traps at the centre of the area that triggers them. */
export const trapMarkers: readonly Marker[] = policeTraps.map(
  ({ index, type, minX, minY, maxX, maxY, start1X, start1Y }) => ({
    layer: 'traps',
    id: String(index),
    name: `Police trap ${index}`,
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    facts: [
      ['Row in block 17', String(index)],
      ['Type', String(type)],
      ['Area', `${formatPosition(minX, minY)} to ${formatPosition(maxX, maxY)}`],
      ['Cars spawn at', formatPosition(start1X, start1Y)],
    ],
    row: `/block/17?traps.row=${index}`,
    box: null,
  }),
)
