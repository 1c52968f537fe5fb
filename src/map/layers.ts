import { layerSizes } from '../generated/map/layer-sizes.ts'
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
  /** Empty until loaded. */
  readonly markers: readonly Marker[]
  readonly count: number
  readonly isShownAtFirst: boolean
}

const layerOf = (id: LayerId, title: string, markers: readonly Marker[], isShownAtFirst = false): Layer => ({
  ...{ id, title, markers, isShownAtFirst },
  count: markers.length,
})
const lazyLayer = (id: LayerId, title: string, count: number): Layer => ({
  ...{ id, title, count, markers: [], isShownAtFirst: false },
})

/** Layers in the order of their checkboxes; the first is on top. Replaced when lazily loaded markers arrive. */
export let layers: readonly Layer[] = [
  layerOf('save-places', 'Save places', savePlaceMarkers, true),
  layerOf('savehouses', 'Savehouses', savehouseMarkers),
  layerOf('garages', 'Garages', garageMarkers, true),
  layerOf('locations', 'Locations outdoors', locationMarkers),
  layerOf('tags', 'Tags', tagMarkers),
  layerOf('missions', 'Missions', missionMarkers),
  layerOf('restart-places', 'Respawn points', restartMarkers),
  layerOf('jumps', 'Stunt jumps', jumpMarkers),
  layerOf('traps', 'Police traps', trapMarkers),
  lazyLayer('parked-cars', 'Parked cars', layerSizes.parkedCars),
  lazyLayer('pickups', 'Pickups outdoors', layerSizes.pickups),
  layerOf('zones', 'Zones', zoneMarkers),
]

/** Layers with many markers that few visitors open. */
const loaders: { readonly [Id in LayerId]?: () => Promise<readonly Marker[]> } = {
  'parked-cars': async () => (await import('./markers/spawns.ts')).parkedCarMarkers,
  pickups: async () => (await import('./markers/spawns.ts')).pickupMarkers,
}

const listeners = new Set<() => void>()

/** Subscribes to lazily loaded markers. @returns unsubscribe */
export function onLayers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the markers of a layer have yet to be loaded. */
export function isAwaited({ id, markers }: Layer): boolean {
  return id in loaders && markers.length === 0
}

/**
 * Loads the markers of lazy layers.
 * @throws when a file cannot be loaded; the next call tries again
 */
export async function loadLayers(ids: readonly LayerId[]): Promise<void> {
  for (const { id } of layers.filter(layer => ids.includes(layer.id) && isAwaited(layer))) {
    const markers = await loaders[id]?.()
    if (markers) layers = layers.map(layer => (layer.id === id ? { ...layer, markers } : layer))
    for (const listener of listeners) listener()
  }
}

/** The marker with this layer and id; null when there is none. */
export function findMarker(layer: string | null, id: string | null, all = layers): Marker | null {
  return all.find(one => one.id === layer)?.markers.find(marker => marker.id === id) ?? null
}
