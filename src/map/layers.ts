import type { LayerId, Marker } from './marker.ts'
import { jumpMarkers, respawnMarkers, tagMarkers, trapMarkers } from './markers/challenges.ts'
import { garageMarkers, savehouseMarkers, savePlaceMarkers } from './markers/homes.ts'
import { locationMarkers, missionMarkers } from './markers/locations.ts'
import { parkedCarMarkers, pickupMarkers } from './markers/spawns.ts'
import { zoneMarkers } from './markers/zones.ts'

export interface Layer {
  readonly id: LayerId
  readonly title: string
  readonly markers: readonly Marker[]
  readonly isShownAtFirst: boolean
}

const layerOf = (id: LayerId, title: string, markers: readonly Marker[], isShownAtFirst = false): Layer => ({
  id,
  title,
  markers,
  isShownAtFirst,
})

/** Layers in the order of their checkboxes; the first is on top. */
export const layers: readonly Layer[] = [
  layerOf('save-places', 'Save places', savePlaceMarkers, true),
  layerOf('savehouses', 'Savehouses', savehouseMarkers),
  layerOf('garages', 'Garages', garageMarkers, true),
  layerOf('locations', 'Locations outdoors', locationMarkers),
  layerOf('tags', 'Tags', tagMarkers),
  layerOf('missions', 'Missions', missionMarkers),
  layerOf('respawn-points', 'Respawn points', respawnMarkers),
  layerOf('jumps', 'Stunt jumps', jumpMarkers),
  layerOf('traps', 'Police traps', trapMarkers),
  layerOf('parked-cars', 'Parked cars', parkedCarMarkers),
  layerOf('pickups', 'Pickups outdoors', pickupMarkers),
  layerOf('zones', 'Zones', zoneMarkers),
]

/** The marker with this layer and id; null when there is none. */
export function findMarker(layer: string | null, id: string | null, from = layers): Marker | null {
  return from.find(one => one.id === layer)?.markers.find(marker => marker.id === id) ?? null
}
