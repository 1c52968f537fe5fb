import { garages } from '../../generated/garages.ts'
import { savePlaces } from '../../generated/save-places.ts'
import { savehouses } from '../../generated/savehouses.ts'
import { blockRoute } from '../../shared/route.ts'
import { formatPosition, gameFromMap } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

/** Save places at the map coordinates of their table. */
export const savePlaceMarkers: readonly Marker[] = savePlaces.map(savePlace => {
  const { x, y } = gameFromMap({ x: savePlace.mapX, y: savePlace.mapY })
  return {
    x,
    y,
    layer: 'save-places',
    id: String(savePlace.id),
    name: `${savePlace.id} ${savePlace.hood}${savePlace.note ? ` (${savePlace.note})` : ''}`, // some neighbourhoods have two
    facts: [
      ['House', String(savePlace.house), `/savehouses?row=${savePlace.house}`],
      savePlace.location === null
        ? ['Location', 'none, outdoors']
        : ['Location', String(savePlace.location), `/locations?row=${savePlace.location}`],
      ['Game x, y', formatPosition(x, y)],
      ['Map x, y', `${savePlace.mapX}, ${savePlace.mapY}`],
    ],
    row: `/savehouses?row=${savePlace.house}&places.row=${savePlace.id}`,
    box: null,
  }
})

/** Savehouses at the position a save stores. Interiors are high above the map. */
export const savehouseMarkers: readonly Marker[] = savehouses.map(
  ({ house, heaven, x, y, z, usedIn, timesUsed }) => ({
    layer: 'savehouses',
    id: String(house),
    name: `Savehouse ${house}`,
    x,
    y,
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
  ({ id, x, y, z, name, readableName, saveIndex, offsetHex }) => ({
    layer: 'garages',
    id: String(id),
    name: readableName,
    x,
    y,
    facts: [
      ['ID', String(id)],
      ['Name in the save', name],
      ['Position', formatPosition(x, y, z)],
      ['Index in block 03', String(saveIndex)],
      ['Offset in block 03', offsetHex, blockRoute('03', offsetHex)],
    ],
    row: `/garages?row=${id}`,
    box: null,
  }),
)
