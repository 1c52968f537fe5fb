import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { layers, loadLayers, onLayers } from './layers.ts'
import { formatMapState, type MapState, parseMapState } from './mapState.ts'

/** Changes parts of the state. Only selecting a marker adds a history entry; moving the map does not. */
export type ChangeMapState = (change: Partial<MapState>) => void

const readLayers = () => layers

/**
 * The map's state, stored only in the address. Loads the markers of the shown layers.
 * @returns state, setter, and a retry function while markers could not be loaded, otherwise null
 */
export function useMapState(): [MapState, ChangeMapState, retry: (() => Promise<void>) | null] {
  const [parameters, setParameters] = useSearchParams()
  const all = useSyncExternalStore(onLayers, readLayers, readLayers)
  const state = useMemo(() => parseMapState(parameters, all), [parameters, all])
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => loadLayers(state.shown).then(() => setHasFailed(false)), [state.shown])
  useEffect(() => {
    load().catch(() => setHasFailed(true))
  }, [load])
  const change = useCallback<ChangeMapState>(
    part => {
      const next = formatMapState({ ...state, ...part })
      if (next.toString() === parameters.toString()) return
      setParameters(next, { replace: part.selected === undefined })
    },
    [state, parameters, setParameters],
  )
  return [state, change, hasFailed ? load : null]
}
