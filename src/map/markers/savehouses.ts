import { savehouses } from '../../generated/savehouses.ts'
import type { Marker } from '../marker.ts'
import { formatPosition } from './formatPosition.ts'

/** The savehouses at the position a save stores. That of an interior lies high above the map. */
export const savehouseMarkers: readonly Marker[] = savehouses.map(
  ({ house, heaven, x, y, z, usedIn, timesUsed }) => ({
    ...{ layer: 'savehouses', id: String(house), name: `Savehouse ${house}`, x, y },
    facts: [
      ['Heaven', heaven === 0 ? '0, outside' : String(heaven)],
      ['Stored position', formatPosition(x, y, z)],
      ['Used in', `${usedIn} (${timesUsed})`],
      ...(heaven === 0
        ? []
        : ([['Mind', 'inside: the stored position is that of the interior, not of a door']] as const)),
    ],
    row: `/savehouses?row=${house}`,
    box: null,
  }),
)
