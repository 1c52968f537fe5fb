import { savePlaces } from '../../generated/save-places.ts'
import { gameFromMap } from '../coordinates.ts'
import type { Marker } from '../marker.ts'

/** The save places, where the table's map coordinates put them. */
export const savePlaceMarkers: readonly Marker[] = savePlaces.map(place => ({
  ...gameFromMap({ x: place.mapX, y: place.mapY }),
  layer: 'save-places',
  id: String(place.id),
  name: `${place.id} ${place.hood}${place.note ? ` (${place.note})` : ''}`, // some neighbourhoods have two
  facts: [
    ['Save place', String(place.id)],
    ['House', String(place.house)],
    ['Location', place.location === null ? 'none, outside' : String(place.location)],
    ['Map x, y', `${place.mapX}, ${place.mapY}`],
  ],
  row: `/savehouses?places.row=${place.id}`,
  box: null,
}))
