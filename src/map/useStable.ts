import { useCallback, useLayoutEffect, useRef } from 'react'

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
