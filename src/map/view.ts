import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { mapReachUnits, type Point } from '#shared/map-pixels.ts'

/** The visible part: game coordinates of its centre, and its zoom (1 shows the whole map). */
export interface View extends Point {
  readonly zoom: number
}

export const wholeMap: View = { x: 0, y: 0, zoom: 1 }

export const maxZoom = 16

const sideUnits = 2 * mapReachUnits

/** The nearest value between two bounds. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** The nearest view that shows nothing beyond the edge of the map. */
export function clampView({ x, y, zoom }: View): View {
  const allowedZoom = clamp(zoom, 1, maxZoom)
  const reach = mapReachUnits - mapReachUnits / allowedZoom
  return { x: clamp(x, -reach, reach), y: clamp(y, -reach, reach), zoom: allowedZoom }
}

/** The view at another zoom that keeps a position fixed on screen. */
export function zoomAt(view: View, point: Point, zoom: number): View {
  const allowedZoom = clamp(zoom, 1, maxZoom)
  const ratio = view.zoom / allowedZoom
  const x = point.x + (view.x - point.x) * ratio
  const y = point.y + (view.y - point.y) * ratio
  return clampView({ x, y, zoom: allowedZoom })
}

/** The view after dragging by a fraction of the viewport's side, to the right and down. */
export function dragBy(view: View, right: number, down: number): View {
  const shown = sideUnits / view.zoom
  return clampView({ ...view, x: view.x - right * shown, y: view.y + down * shown })
}

/** Game coordinates at a point of the viewport, given as fractions of its side from the top left corner. */
export function pointAt(view: View, right: number, down: number): Point {
  const shown = sideUnits / view.zoom
  return { x: view.x + (right - 0.5) * shown, y: view.y - (down - 0.5) * shown }
}

/** Game coordinates under a pointer. @param frame element that shows the view */
export function pointUnder(
  frame: Element,
  view: View,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width } = frame.getBoundingClientRect()
  return pointAt(view, (clientX - left) / width, (clientY - top) / width)
}

/** Whether a position is within the visible square. */
export function isInView(view: View, { x, y }: Point): boolean {
  const reach = mapReachUnits / view.zoom
  return Math.abs(x - view.x) <= reach && Math.abs(y - view.y) <= reach
}

/** A position on the map, in percent from the top left corner. */
export function mapPercent({ x, y }: Point): { left: number; top: number } {
  const percent = (units: number) => Math.round(((units + mapReachUnits) / sideUnits) * 1e6) / 1e4
  return { left: percent(x), top: percent(-y) }
}

/**
 * CSS transform that puts the canvas in the viewport. The canvas is laid out at `drawnZoom`; percentages refer to its own
 * size, so nothing has to be measured.
 */
export function canvasTransform({ x, y, zoom }: View, drawnZoom: number): string {
  const shift = (units: number) => (100 * (0.5 - (zoom * (units + mapReachUnits)) / sideUnits)) / drawnZoom
  return `translate(${shift(x).toFixed(5)}%, ${shift(-y).toFixed(5)}%) scale(${zoom / drawnZoom})`
}

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

export type LiveView = ReturnType<typeof useLiveView>

/**
 * Moves the canvas without a React render: during a movement only the transform of one composited layer changes, once per
 * frame. When it rests, `onSettle` gets the view; the canvas is then laid out anew at its zoom and sharp again.
 */
export function useLiveView(
  canvas: RefObject<HTMLElement | null>,
  view: View,
  onSettle: (view: View) => void,
) {
  /** Current view; ahead of the address while the map moves. */
  const current = useRef(view)
  const drawnZoom = useRef(view.zoom)
  const frame = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** True while a pointer is down: a pause does not finish the movement then. */
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

  /** Shows another view immediately. */
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
