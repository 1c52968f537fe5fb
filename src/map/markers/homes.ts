import { gameFromMap } from '#shared/map-pixels.ts'
import { fieldRoute } from '#shared/route.ts'
import { garagesTable } from '../../generated/garages.ts'
import { savePlacesTable } from '../../generated/save-places.ts'
import { savehousesTable } from '../../generated/savehouses.ts'
import { formatPosition } from '../../site/coordinates.ts'
import { type Layer, layerOf } from '../marker.ts'

/** Where the player saves and stores vehicles. */
export const homeLayers: readonly Layer[] = [
  /** Save places at the map coordinates of their table. */
  layerOf(
    { id: 'save-places', title: 'Save places', isShownAtFirst: true },
    savePlacesTable,
    ({ id, house, location, hood, note, mapX, mapY }) => {
      const { x, y } = gameFromMap({ x: mapX, y: mapY })
      return {
        name: `Save place ${id}: ${hood}${note ? ` (${note})` : ''}`, // some districts have two
        x,
        y,
        facts: [
          ['House', String(house), `/savehouses?row=${house}`],
          location === null
            ? ['Location', 'none, outdoors']
            : ['Location', String(location), `/locations?row=${location}`],
          ['Game x, y', formatPosition(x, y)],
          ['Map x, y', `${mapX}, ${mapY}`],
        ],
        row: `/savehouses?row=${house}&places.row=${id}`,
      }
    },
  ),
  /** Savehouses at the camera position that a save stores. Interiors are high above the map. */
  layerOf(
    { id: 'savehouses', title: 'Savehouses' },
    savehousesTable,
    ({ house, heaven, x, y, z, usedIn, timesUsed }) => ({
      name: `Savehouse ${house}`,
      x,
      y,
      facts: [
        ['Heaven', heaven === 0 ? '0, outdoors' : String(heaven)],
        ['Camera position', formatPosition(x, y, z)],
        ['Save places', `${usedIn} (${timesUsed})`],
        ...(heaven === 0 ? [] : ([['Note', 'indoors: the camera is in the room, not at a door']] as const)),
      ],
    }),
  ),
  layerOf(
    { id: 'garages', title: 'Garages', isShownAtFirst: true },
    garagesTable,
    ({ id, x, y, z, name, readableName, saveIndex, offsetHex }) => ({
      name: readableName,
      x,
      y,
      facts: [
        ['ID', String(id)],
        ['Name in the save', name],
        ['Position', formatPosition(x, y, z)],
        ['Index in block 03', String(saveIndex)],
        ['Offset in block 03', offsetHex, fieldRoute('03', offsetHex)],
      ],
    }),
  ),
]
