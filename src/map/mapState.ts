import { findMarker, isAwaited, layers } from './layers.ts'
import type { LayerId, Marker } from './marker.ts'
import { clampView, type View, wholeMap } from './view.ts'

/** All that a reader can set on the map, as the address keeps it. */
export interface MapState {
  readonly view: View
  readonly shown: readonly LayerId[]
  readonly chosen: Marker | null
  /** The mark that will be chosen when its layer is there. */
  readonly asked: Pick<Marker, 'layer' | 'id'> | null
}

const firstLayers: readonly LayerId[] = layers.filter(layer => layer.isShownAtFirst).map(layer => layer.id)

/** Zoom at which a link to a marker opens when it names no view. */
const closeUp = 4

const readNumber = (text: string | null): number | null =>
  text !== null && /^-?\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : null

function readView(parameters: URLSearchParams, chosen: Marker | null): View {
  const [x = null, y = null, ...others] = (parameters.get('at') ?? '').split(',').map(readNumber)
  const zoom = readNumber(parameters.get('zoom'))
  if (x !== null && y !== null && others.length === 0) return clampView({ x, y, zoom: zoom ?? 1 })
  if (chosen) return clampView({ x: chosen.x, y: chosen.y, zoom: zoom ?? closeUp })
  return zoom === null ? wholeMap : clampView({ ...wholeMap, zoom })
}

/**
 * Reads the state from the address. What is unknown or broken is ignored, never an error. The layer of a chosen marker
 * is shown, also while the marker is still to come.
 */
export function parseMapState(parameters: URLSearchParams, all = layers): MapState {
  const layerName = parameters.get('layer')
  const id = parameters.get('id')
  const chosen = findMarker(layerName, id, all)
  const awaited = all.find(layer => layer.id === layerName && isAwaited(layer))
  const asked = awaited && id !== null ? { layer: awaited.id, id } : null
  const names = parameters.get('show')?.split('.')
  const shown = all
    .map(layer => layer.id)
    .filter(layer => layer === (chosen ?? asked)?.layer || (names ?? firstLayers).includes(layer))
  return { view: readView(parameters, chosen), shown, chosen, asked }
}

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0)

/** The address parameters of a state; what is as the page shows it first is left out. */
export function formatMapState({ view, shown, chosen, asked }: MapState): URLSearchParams {
  const parameters = new URLSearchParams()
  const mark = chosen ?? asked
  if (mark) {
    parameters.set('layer', mark.layer)
    parameters.set('id', mark.id)
  }
  const isAsFirst = shown.length === firstLayers.length && shown.every(id => firstLayers.includes(id))
  if (!isAsFirst) parameters.set('show', shown.join('.') || 'none')
  if (view.zoom > 1 || chosen) {
    parameters.set('at', `${round(view.x, 1)},${round(view.y, 1)}`)
    parameters.set('zoom', round(view.zoom, 3))
  }
  return parameters
}
