import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMapState, type MapState, parseMapState } from './mapState.ts'

/** Changes parts of the state. Only selecting a marker adds a history entry; moving the map does not. */
export type ChangeMapState = (change: Partial<MapState>) => void

/** The map's state, stored only in the address. */
export function useMapState(): [MapState, ChangeMapState] {
  const [parameters, setParameters] = useSearchParams()
  const state = useMemo(() => parseMapState(parameters), [parameters])
  const change = useCallback<ChangeMapState>(
    part => {
      const next = formatMapState({ ...state, ...part })
      if (next.toString() === parameters.toString()) return
      setParameters(next, { replace: part.selected === undefined })
    },
    [state, parameters, setParameters],
  )
  return [state, change]
}
