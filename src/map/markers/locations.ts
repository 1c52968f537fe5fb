import { locationPositions } from '../../generated/location-positions.ts'
import { locations } from '../../generated/locations.ts'
import { formatPosition } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

/** Doors in the outside world. */
export const locationMarkers: readonly Marker[] = locationPositions.flatMap(({ number, x, y, z }) => {
  const door = locations.find(location => location.number === number)
  if (door?.interior !== 0) return []
  const { description, marker, usualTarget, kind, district } = door
  return {
    ...{ layer: 'locations', id: String(number), x, y },
    name: `${number} ${description ?? kind ?? 'unnamed'}`,
    facts: [
      ['Location', String(number)],
      ['Marker', marker ?? 'none'],
      [
        'Kind and district',
        `${kind ?? 'unknown kind'}, ${district ?? 'unknown district'} (derived from marker and position)`,
      ],
      ['Position', formatPosition(x, y, z)],
      ['Usual target', usualTarget === null ? 'none' : String(usualTarget)],
    ] as const,
    row: `/locations?row=${number}`,
    box: null,
  }
})
