import { findMarker, isAwaited, layers } from './layers.ts'
import type { LayerId, Marker } from './marker.ts'
import { clampView, type View, wholeMap } from './view.ts'

/** State of the map, as stored in the address. */
export interface MapState {
  readonly view: View
  readonly shown: readonly LayerId[]
  readonly selected: Marker | null
  /** The marker to select once its layer has loaded. */
  readonly asked: Pick<Marker, 'layer' | 'id'> | null
}

const firstLayers: readonly LayerId[] = layers.filter(layer => layer.isShownAtFirst).map(layer => layer.id)

/** Zoom for a link to a marker without a view of its own. */
const closeUp = 4

const readNumber = (text: string | null): number | null =>
  text !== null && /^-?\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : null

function readView(parameters: URLSearchParams, selected: Marker | null): View {
  const [x = null, y = null, ...others] = (parameters.get('at') ?? '').split(',').map(readNumber)
  const zoom = readNumber(parameters.get('zoom'))
  if (x !== null && y !== null && others.length === 0) return clampView({ x, y, zoom: zoom ?? 1 })
  if (selected) return clampView({ x: selected.x, y: selected.y, zoom: zoom ?? closeUp })
  return zoom === null ? wholeMap : clampView({ ...wholeMap, zoom })
}

/**
 * Reads the state from the address. Unknown or malformed parameters are ignored. The layer of a selected marker is shown,
 * even while the marker is still loading.
 */
export function parseMapState(parameters: URLSearchParams, all = layers): MapState {
  const layerName = parameters.get('layer')
  const id = parameters.get('id')
  const selected = findMarker(layerName, id, all)
  const awaited = all.find(layer => layer.id === layerName && isAwaited(layer))
  const asked = awaited && id !== null ? { layer: awaited.id, id } : null
  const names = parameters.get('show')?.split('.')
  const shown = all
    .map(layer => layer.id)
    .filter(layer => layer === (selected ?? asked)?.layer || (names ?? firstLayers).includes(layer))
  return { view: readView(parameters, selected), shown, selected, asked }
}

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0)

/** Address parameters of a state; defaults are left out. */
export function formatMapState({ view, shown, selected, asked }: MapState): URLSearchParams {
  const parameters = new URLSearchParams()
  const mark = selected ?? asked
  if (mark) {
    parameters.set('layer', mark.layer)
    parameters.set('id', mark.id)
  }
  const isAsFirst = shown.length === firstLayers.length && shown.every(id => firstLayers.includes(id))
  if (!isAsFirst) parameters.set('show', shown.join('.') || 'none')
  if (view.zoom > 1 || selected) {
    parameters.set('at', `${round(view.x, 1)},${round(view.y, 1)}`)
    parameters.set('zoom', round(view.zoom, 3))
  }
  return parameters
}
