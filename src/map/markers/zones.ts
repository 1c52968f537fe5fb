import { zoneIds } from '#shared/zone-id.ts'
import { mapZones } from '../../generated/map/zones.ts'
import { formatPosition } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

const nextId = zoneIds()

/** Boxes of the zones, large ones first, so that small ones are on top. */
export const zoneMarkers: readonly Marker[] = mapZones
  .map(
    ({ name, kind, minX, minY, minZ, maxX, maxY, maxZ, zone }): Marker => ({
      layer: 'zones',
      id: nextId(zone),
      name,
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      facts: [
        ['Kind', kind],
        ['Label', zone],
        ['South-west, bottom', formatPosition(minX, minY, minZ)],
        ['North-east, top', formatPosition(maxX, maxY, maxZ)],
      ],
      row: null,
      marks: null,
      box: { minX, minY, maxX, maxY },
    }),
  )
  .toSorted((a, b) => boxArea(b) - boxArea(a))

function boxArea({ box }: Marker): number {
  return box ? (box.maxX - box.minX) * (box.maxY - box.minY) : 0
}
