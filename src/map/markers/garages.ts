import { garages } from '../../generated/garages.ts'
import type { Marker } from '../marker.ts'
import { formatPosition } from './formatPosition.ts'

export const garageMarkers: readonly Marker[] = garages.map(
  ({ id, x, y, z, name, readableName, saveIndex }) => ({
    ...{ layer: 'garages', id: String(id), name: readableName, x, y },
    facts: [
      ['ID', String(id)],
      ['Name in the save', name],
      ['Position', formatPosition(x, y, z)],
      ['Place in block 03', String(saveIndex)],
    ],
    row: `/garages?row=${id}`,
    box: null,
  }),
)
