import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { layers, loadLayers, onLayers } from './layers.ts'
import { formatMapState, type MapState, parseMapState } from './mapState.ts'

/** Changes parts of the state. Only a choice of a marker makes a step that Back undoes; moving the map does not. */
export type ChangeMapState = (change: Partial<MapState>) => void

const readLayers = () => layers

/**
 * The map's state, kept in the address alone. Loads the marks that it asks for.
 * @returns at its end what asks for marks again that did not come, else null
 */
export function useMapState(): [MapState, ChangeMapState, retry: (() => Promise<void>) | null] {
  const [parameters, setParameters] = useSearchParams()
  const all = useSyncExternalStore(onLayers, readLayers, readLayers)
  const state = useMemo(() => parseMapState(parameters, all), [parameters, all])
  const [isLost, setLost] = useState(false)
  const load = useCallback(() => loadLayers(state.shown).then(() => setLost(false)), [state.shown])
  useEffect(() => {
    load().catch(() => setLost(true))
  }, [load])
  const change = useCallback<ChangeMapState>(
    part => {
      const next = formatMapState({ ...state, ...part })
      if (next.toString() === parameters.toString()) return
      setParameters(next, { replace: part.chosen === undefined })
    },
    [state, parameters, setParameters],
  )
  return [state, change, isLost ? load : null]
}
