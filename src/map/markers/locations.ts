import { locations } from '../../generated/locations.ts'
import type { Marker } from '../marker.ts'
import { formatPosition } from './formatPosition.ts'

/** The doors that stand in the world outside. */
export const locationMarkers: readonly Marker[] = locations
  .filter(({ interior }) => interior === 0)
  .map(({ number, description, marker, x, y, z, usualTarget }) => ({
    ...{ layer: 'locations', id: String(number), x, y },
    name: `${number} ${description ?? marker ?? 'not named yet'}`,
    facts: [
      ['Location', String(number)],
      ['Marker', marker ?? 'none'],
      ['Position', formatPosition(x, y, z)],
      ['Usual target', usualTarget === null ? 'none' : String(usualTarget)],
    ],
    row: `/locations?row=${number}`,
    box: null,
  }))
