import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { canvasTransform, clampView, type View } from './view.ts'

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

/** Pause after which a movement counts as finished. */
const settleMilliseconds = 160

export interface LiveView {
  /** Current view; ahead of the address while the map moves. */
  readonly current: RefObject<View>
  /** True while a pointer is down: a pause does not finish the movement then. */
  readonly isHeld: RefObject<boolean>
  /** Shows another view immediately. */
  move(view: View): void
}

/**
 * Moves the canvas without a React render: during a movement only the transform of one composited layer changes, once per
 * frame. When it rests, `onSettle` gets the view; the canvas is then laid out anew at its zoom and sharp again.
 */
export function useLiveView(
  canvas: RefObject<HTMLElement | null>,
  view: View,
  onSettle: (view: View) => void,
): LiveView {
  const current = useRef(view)
  const drawnZoom = useRef(view.zoom)
  const frame = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isHeld = useRef(false)
  const settle = useEventCallback(onSettle)

  const apply = useCallback(() => {
    frame.current = 0
    if (canvas.current) canvas.current.style.transform = canvasTransform(current.current, drawnZoom.current)
  }, [canvas])

  useLayoutEffect(() => {
    drawnZoom.current = view.zoom
    if (timer.current === null) current.current = view
    apply()
  }, [view, apply])

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      if (timer.current !== null) clearTimeout(timer.current)
    },
    [],
  )

  const rest = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (isHeld.current) {
        rest()
        return
      }
      timer.current = null
      settle(current.current)
    }, settleMilliseconds)
  }, [settle])

  const move = useCallback(
    (next: View) => {
      current.current = clampView(next)
      if (frame.current === 0) frame.current = requestAnimationFrame(apply)
      rest()
    },
    [apply, rest],
  )
  return useMemo(() => ({ current, isHeld, move }), [move])
}
