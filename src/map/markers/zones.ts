import { boxArea } from '#shared/map-pixels.ts'
import { zoneIds } from '#shared/zone-id.ts'
import { mapZones } from '../../generated/map/zones.ts'
import { formatPosition } from '../../site/coordinates.ts'
import type { Layer } from '../marker.ts'

const nextId = zoneIds()

/** Boxes of the zones, large ones first, so that small ones are on top. */
export const zonesLayer: Layer = {
  id: 'zones',
  title: 'Zones',
  markers: mapZones
    .map(row => ({ ...row, row, id: nextId(row.zone) }))
    .toSorted((a, b) => boxArea(b) - boxArea(a))
    .map(({ row, id, name, kind, minX, minY, minZ, maxX, maxY, maxZ, zone }) => ({
      layer: 'zones',
      id,
      name,
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      facts: [
        ['Kind', kind],
        ['Label', zone],
        ['South-west, bottom', formatPosition(minX, minY, minZ)],
        ['North-east, top', formatPosition(maxX, maxY, maxZ)],
      ],
      box: { minX, minY, maxX, maxY },
      marks: { table: 'map/zones', row },
    })),
}
