import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMapState, type MapState, parseMapState } from './mapState.ts'

/** Changes parts of the state. Only a choice of a marker makes a step that Back undoes; moving the map does not. */
export type ChangeMapState = (change: Partial<MapState>) => void

/** The map's state, kept in the address alone. */
export function useMapState(): [MapState, ChangeMapState] {
  const [parameters, setParameters] = useSearchParams()
  const state = useMemo(() => parseMapState(parameters), [parameters])
  const change = useCallback<ChangeMapState>(
    part => {
      const next = formatMapState({ ...state, ...part })
      if (next.toString() === parameters.toString()) return
      setParameters(next, { replace: part.chosen === undefined })
    },
    [state, parameters, setParameters],
  )
  return [state, change]
}

/** A function that stays the same object while it always calls the newest one: memoised children then rest. */
export function useStable<Arguments extends readonly unknown[]>(
  newest: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
