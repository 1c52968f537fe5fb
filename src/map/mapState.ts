import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findMarker, layers, useLayers } from './layers.ts'
import type { Layer, LayerId, Marker } from './marker.ts'
import { clampView, type View, wholeMap } from './view.ts'

/** State of the map, as stored in the address. */
export interface MapState {
  readonly view: View
  readonly shown: readonly LayerId[]
  readonly selected: Marker | null
}

function firstLayers(from: readonly Layer[]): readonly LayerId[] {
  return from.filter(layer => layer.isShownAtFirst).map(layer => layer.id)
}

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

/** Reads the state from the address. Unknown or malformed parameters are ignored. The layer of a selected marker is shown. */
export function parseMapState(parameters: URLSearchParams, from = layers): MapState {
  const selected = findMarker(parameters.get('layer'), parameters.get('id'), from)
  const names = parameters.get('show')?.split('.') ?? firstLayers(from)
  const shown = from
    .map(layer => layer.id)
    .filter(layer => layer === selected?.layer || names.includes(layer))
  return { view: readView(parameters, selected), shown, selected }
}

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0)

/** Address parameters of a state; defaults are left out. */
export function formatMapState({ view, shown, selected }: MapState, from = layers): URLSearchParams {
  const parameters = new URLSearchParams()
  if (selected) {
    parameters.set('layer', selected.layer)
    parameters.set('id', selected.id)
  }
  const first = firstLayers(from)
  const isAsFirst = shown.length === first.length && shown.every(id => first.includes(id))
  if (!isAsFirst) parameters.set('show', shown.join('.') || 'none')
  if (view.zoom > 1 || selected) {
    parameters.set('at', `${round(view.x, 1)},${round(view.y, 1)}`)
    parameters.set('zoom', round(view.zoom, 3))
  }
  return parameters
}

/** Changes parts of the state. Only selecting a marker adds a history entry; moving the map does not. */
type ChangeMapState = (change: Partial<MapState>) => void

/** The map's state, stored only in the address. */
export function useMapState(): [MapState, ChangeMapState] {
  const [parameters, setParameters] = useSearchParams()
  const own = useLayers()
  const state = useMemo(() => parseMapState(parameters, own), [parameters, own])
  const change = useCallback<ChangeMapState>(
    part => {
      const next = formatMapState({ ...state, ...part }, own)
      if (next.toString() === parameters.toString()) return
      setParameters(next, { replace: part.selected === undefined })
    },
    [state, parameters, setParameters, own],
  )
  return [state, change]
}
