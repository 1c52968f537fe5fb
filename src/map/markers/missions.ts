import { gameMissions } from '../../generated/missions.ts'
import { formatPosition, type Marker } from '../marker.ts'

/** The missions at their start markers, but for those in interiors, which hang in the sky. */
export const missionMarkers: readonly Marker[] = gameMissions.flatMap(
  ({ number, title, strand, iconHex, x, y, z, place }) => {
    if (x === null || y === null || z === null || place === 'inside') return []
    return {
      ...{ layer: 'missions', id: String(number), name: title, x, y },
      facts: [
        ['Mission', String(number)],
        ['Strand', strand],
        ['Radar icon', iconHex ?? 'none known'],
        ['Start marker', formatPosition(x, y, z)],
      ] as const,
      row: `/missions?row=${number}`,
      box: null,
    }
  },
)
