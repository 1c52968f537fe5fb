import type { LayerId, Marker } from './marker.ts'
import { jumpMarkers, restartMarkers, trapMarkers } from './markers/challenges.ts'
import { garageMarkers, savehouseMarkers, savePlaceMarkers } from './markers/homes.ts'
import { locationMarkers } from './markers/locations.ts'
import { missionMarkers } from './markers/missions.ts'
import { tagMarkers } from './markers/tags.ts'
import { zoneMarkers } from './markers/zones.ts'

export interface Layer {
  readonly id: LayerId
  readonly title: string
  readonly markers: readonly Marker[]
  readonly isShownAtFirst: boolean
}

/** The layers in the order of their switches; on the map the first lies on top. */
export const layers: readonly Layer[] = [
  { id: 'save-places', title: 'Save places', markers: savePlaceMarkers, isShownAtFirst: true },
  { id: 'savehouses', title: 'Savehouses', markers: savehouseMarkers, isShownAtFirst: false },
  { id: 'garages', title: 'Garages', markers: garageMarkers, isShownAtFirst: true },
  { id: 'locations', title: 'Locations outside', markers: locationMarkers, isShownAtFirst: false },
  { id: 'tags', title: 'Tags', markers: tagMarkers, isShownAtFirst: false },
  { id: 'missions', title: 'Missions', markers: missionMarkers, isShownAtFirst: false },
  { id: 'restart-places', title: 'Restart places', markers: restartMarkers, isShownAtFirst: false },
  { id: 'jumps', title: 'Stunt jumps', markers: jumpMarkers, isShownAtFirst: false },
  { id: 'traps', title: 'Police traps', markers: trapMarkers, isShownAtFirst: false },
  { id: 'zones', title: 'Zones', markers: zoneMarkers, isShownAtFirst: false },
]

/** The marker with this layer and id; null when there is none. */
export function findMarker(layer: string | null, id: string | null): Marker | null {
  return layers.find(one => one.id === layer)?.markers.find(marker => marker.id === id) ?? null
}
