import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMapState, type MapState, parseMapState } from './mapState.ts'
import { useLayers } from './ownLayers.ts'

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
