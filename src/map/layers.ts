import { useMemo } from 'react'
import type { Point } from '#shared/map-pixels.ts'
import { savedGarages } from '../generated/blocks/03-garages.ts'
import { useOpenedSave } from '../save/openedSave.ts'
import type { OpenedSave } from '../save/readSave.ts'
import { formatPosition } from '../site/coordinates.ts'
import type { Layer, LayerId, Marker } from './marker.ts'
import { challengeLayers } from './markers/challenges.ts'
import { homeLayers } from './markers/homes.ts'
import { locationLayers } from './markers/locations.ts'
import { spawnLayers } from './markers/spawns.ts'
import { zonesLayer } from './markers/zones.ts'

/** Layers in the order of their checkboxes; the first is on top. */
export const layers: readonly Layer[] = [
  ...homeLayers,
  ...locationLayers,
  ...challengeLayers,
  ...spawnLayers,
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

/** The layers whose markers a save can have done with: words of the column "Your save" for what is still to be done. */
const openStates: Partial<Record<LayerId, readonly string[]>> = {
  tags: ['not sprayed'],
  jumps: ['not found', 'found, not done'],
  pickups: ['there'],
}

/** What a save says about a marker of such a layer or a zone, in words; null where it says nothing. */
function ownState(save: OpenedSave, { layer, marks }: Marker): string | null {
  if (!marks || (layer !== 'zones' && !openStates[layer])) return null
  const value = save.column(marks.table)?.read(marks.row)
  return typeof value === 'string' ? value : null
}

/** What the opened save says about a marker, in words, and where it does; null where it says nothing. */
export function useOwnState(
  marker: Marker,
): { readonly state: string; readonly route: string | null } | null {
  const save = useOpenedSave()
  const state = save && ownState(save, marker)
  if (!save || !state || !marker.marks) return null
  const offset = save.column(marker.marks.table)?.offsets[0]?.of(marker.marks.row) ?? null
  return { state, route: offset === null ? null : save.routeAt(offset) }
}

/** The player: outdoors where they stand, indoors at the save place, as interiors are in the sky. */
function playerMarkers({ save, location, savePlace }: OpenedSave): readonly Marker[] {
  const [player] = save.blocks.pools.players
  if (player === undefined) return []
  const { x, y, z } = player.position
  const door = findMarker('save-places', String(savePlace))
  return [
    {
      layer: 'your-save',
      id: 'player',
      name: 'Player',
      x: door?.x ?? x,
      y: door?.y ?? y,
      facts: [
        ['Saved', location],
        ['Position', formatPosition(x, y, z)],
      ],
      row: '/block/02?f=player.0004',
    },
  ]
}

/** The garages with stored vehicles, which lead to the first of them. */
function carMarkers(save: OpenedSave): readonly Marker[] {
  return save.usedGarages().flatMap(({ id, vehicles, offset }) => {
    const garage = savedGarages.find(({ type }) => type === id)
    if (garage === undefined) return []
    return {
      layer: 'your-save',
      id: `garage-${garage.index}`,
      name: `Garage: ${vehicles}`,
      x: garage.x,
      y: garage.y,
      facts: [
        ['Garage', garage.name],
        ['Vehicles', vehicles],
      ],
      row: save.routeAt(offset) ?? '/block/03',
    }
  })
}

/** Markers of tracked layers that the save has not done with; those it says nothing about stay. */
function leftIn(save: OpenedSave, layer: Layer): Layer {
  const open = openStates[layer.id]
  if (open === undefined) return layer
  const isLeft = (marker: Marker) => {
    const state = ownState(save, marker)
    return state === null || open.includes(state)
  }
  return { ...layer, title: `${layer.title} left in your save`, markers: layer.markers.filter(isLeft) }
}

function layersOf(save: OpenedSave): readonly Layer[] {
  const own: Layer = {
    id: 'your-save',
    title: 'Your save',
    markers: [...playerMarkers(save), ...carMarkers(save)],
    isShownAtFirst: true,
  }
  return [own, ...layers.map(layer => leftIn(save, layer))]
}

/** The layers of the map; with an opened save, those of tags, jumps and pickups have what is left to do. */
export function useLayers(): readonly Layer[] {
  const save = useOpenedSave()
  return useMemo(() => (save ? layersOf(save) : layers), [save])
}
