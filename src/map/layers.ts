import type { Point } from '#shared/map-pixels.ts'
import type { Layer, LayerId, Marker } from './marker.ts'
import { policeTrapsLayer, respawnPointsLayer, stuntJumpsLayer, tagsLayer } from './markers/challenges.ts'
import { garagesLayer, savehousesLayer, savePlacesLayer } from './markers/homes.ts'
import { locationsLayer, missionsLayer } from './markers/locations.ts'
import { parkedCarsLayer, pickupsLayer } from './markers/spawns.ts'
import { zonesLayer } from './markers/zones.ts'

/** Layers in the order of their checkboxes; the first is on top. */
export const layers: readonly Layer[] = [
  savePlacesLayer,
  savehousesLayer,
  garagesLayer,
  locationsLayer,
  tagsLayer,
  missionsLayer,
  respawnPointsLayer,
  stuntJumpsLayer,
  policeTrapsLayer,
  parkedCarsLayer,
  pickupsLayer,
  zonesLayer,
]

/** The marker with this layer and id; null when there is none. */
export function findMarker(layer: string | null, id: string | null, from = layers): Marker | null {
  return from.find(one => one.id === layer)?.markers.find(marker => marker.id === id) ?? null
}

/** Enter selects a marker within this distance of the cursor, in game units at zoom 1. */
export const keyReachUnits = 240

function isInside({ box }: Marker, { x, y }: Point): boolean {
  return box !== undefined && x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
}

/**
 * The marker of the shown layers nearest to a position, at most `reach` game units away; otherwise the smallest zone around
 * it, if zones are shown.
 */
export function nearestMarker(
  point: Point,
  reach: number,
  shown: readonly LayerId[],
  from = layers,
): Marker | null {
  const markers = from.filter(({ id }) => shown.includes(id)).flatMap(layer => layer.markers)
  let best: Marker | null = null
  let bestDistance = reach
  for (const marker of markers) {
    if (marker.box) continue
    const distance = Math.hypot(marker.x - point.x, marker.y - point.y)
    if (distance > bestDistance) continue
    best = marker
    bestDistance = distance
  }
  return best ?? markers.findLast(marker => isInside(marker, point)) ?? null
}

/** The zone name the game shows at a position: that of the smallest box around it. */
export function zoneName(point: Point): string {
  return nearestMarker(point, 0, ['zones'])?.name ?? 'San Andreas'
}
