import { garages } from '../../generated/garages.ts'
import { savePlaces } from '../../generated/save-places.ts'
import { savehouses } from '../../generated/savehouses.ts'
import { formatPosition, gameFromMap } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

/** Save places at the map coordinates of their table. */
export const savePlaceMarkers: readonly Marker[] = savePlaces.map(place => {
  const { x, y } = gameFromMap({ x: place.mapX, y: place.mapY })
  return {
    ...{ x, y, layer: 'save-places', id: String(place.id) },
    name: `${place.id} ${place.hood}${place.note ? ` (${place.note})` : ''}`, // some neighbourhoods have two
    facts: [
      ['House', String(place.house), `/savehouses?row=${place.house}`],
      place.location === null
        ? ['Location', 'none, outdoors']
        : ['Location', String(place.location), `/locations?row=${place.location}`],
      ['Game x, y', formatPosition(x, y)],
      ['Map x, y', `${place.mapX}, ${place.mapY}`],
    ],
    row: `/savehouses?row=${place.house}&places.row=${place.id}`,
    box: null,
  }
})

/** Savehouses at the position a save stores. Interiors are high above the map. */
export const savehouseMarkers: readonly Marker[] = savehouses.map(
  ({ house, heaven, x, y, z, usedIn, timesUsed }) => ({
    ...{ layer: 'savehouses', id: String(house), name: `Savehouse ${house}`, x, y },
    facts: [
      ['Heaven', heaven === 0 ? '0, outdoors' : String(heaven)],
      ['Stored position', formatPosition(x, y, z)],
      ['Used in', `${usedIn} (${timesUsed})`],
      ...(heaven === 0
        ? []
        : ([['Note', 'indoors: the stored position is inside the interior, not at a door']] as const)),
    ],
    row: `/savehouses?row=${house}`,
    box: null,
  }),
)

export const garageMarkers: readonly Marker[] = garages.map(
  ({ id, x, y, z, name, readableName, saveIndex }) => ({
    ...{ layer: 'garages', id: String(id), name: readableName, x, y },
    facts: [
      ['ID', String(id)],
      ['Name in the save', name],
      ['Position', formatPosition(x, y, z)],
      ['Index in block 03', String(saveIndex)],
    ],
    row: `/garages?row=${id}`,
    box: null,
  }),
)
