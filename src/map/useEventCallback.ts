import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function of stable identity that calls the latest one, so that memoised children do not re-render. */
export function useEventCallback<Arguments extends readonly unknown[]>(
  newest: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
