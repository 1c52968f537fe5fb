import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { mapReachUnits, type Point } from '#shared/map-pixels.ts'
import { useBriefly } from '../ui/useBriefly.ts'
import { clamp, dragBy, type LiveView, pointAt, pointUnder, wholeMap, zoomAt } from './view.ts'

/** Cursor steps across the viewport, normal and with Shift. */
const coarseSteps = 20
const fineSteps = 310

const directions: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A coordinate on the map. */
const onMap = (units: number) => clamp(units, -mapReachUnits, mapReachUnits)

/** The cursor after a key; null for a key that does not move it. @param isFine whether it moves by small steps */
export function cursorAfter(key: string, isFine: boolean, zoom: number, { x, y }: Point): Point | null {
  const direction = directions[key]
  if (!direction) return null
  const step = (2 * mapReachUnits) / zoom / (isFine ? fineSteps : coarseSteps)
  const [right, up] = direction
  return { x: onMap(x + right * step), y: onMap(y + up * step) }
}

/** Keys that zoom, with those that need no Shift. */
const zoomFactors: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, _: 1 / 1.5 }

/** The zoom after a key; null for a key that does not zoom. */
export function zoomAfter(key: string, zoom: number): number | null {
  const factor = key === '0' ? wholeMap.zoom / zoom : zoomFactors[key]
  return factor === undefined ? null : zoom * factor
}

const glideMilliseconds = 150

/** Zooms around a position with a short animation; without one if reduced motion is preferred. */
export function useGlide({ current, move }: LiveView): (point: Point, zoom: number) => void {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useCallback(
    (point, zoom) => {
      cancelAnimationFrame(frame.current)
      const from = current.current
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        move(zoomAt(from, point, zoom))
        return
      }
      const start = performance.now()
      const step = (now: number) => {
        const part = clamp((now - start) / glideMilliseconds, 0, 1)
        move(zoomAt(from, point, from.zoom * (zoom / from.zoom) ** part))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    },
    [current, move],
  )
}

/** Zoom per wheel pixel, as a power of e; browsers report touchpad pinches as wheel events with Ctrl. */
const zoomPerPixel = 0.0035
const zoomPerPinchPixel = 0.01

/** How long the zoom hint is visible. */
const hintMilliseconds = 1500

/**
 * Zooms with Ctrl or Cmd and the wheel. Without the key, the wheel scrolls the page.
 * @returns whether to show the zoom hint, briefly after a wheel event without the key
 */
export function useWheelZoom(frame: RefObject<HTMLElement | null>, { current, move }: LiveView): boolean {
  const [hasHint, setHasHint] = useBriefly(false, hintMilliseconds)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) {
        setHasHint(true)
        return
      }
      event.preventDefault()
      const point = pointUnder(element, current.current, event)
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33
      const rate = Math.abs(pixels) < 40 ? zoomPerPinchPixel : zoomPerPixel
      move(zoomAt(current.current, point, current.current.zoom * Math.exp(-pixels * rate)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, current, move, setHasHint])
  return hasHint
}

/** Pixels a pointer may move before a click becomes a drag. */
const dragThreshold = 4

/** Drags with one pointer, pinches with two. A click still reaches the element below. */
export function usePointerGestures(
  frame: RefObject<HTMLElement | null>,
  { current, isHeld, move }: LiveView,
): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const pointers = new Map<number, Point>()
    let start: Point | null = null
    let isDragging = false

    /** Centre of the pointers and their distance, as fractions of the frame's side. */
    const measure = () => {
      const { left, top, width } = element.getBoundingClientRect()
      const [first = { x: 0, y: 0 }, second = first] = pointers.values()
      return {
        right: ((first.x + second.x) / 2 - left) / width,
        down: ((first.y + second.y) / 2 - top) / width,
        spread: Math.hypot(first.x - second.x, first.y - second.y) / width,
      }
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || pointers.size === 2) return
      start = { x: event.clientX, y: event.clientY }
      pointers.set(event.pointerId, start)
      isDragging = pointers.size === 2
      isHeld.current = true
    }
    const onMove = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId) || !start) return
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > dragThreshold
      if (!isDragging && !far) return
      isDragging = true
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      const before = measure()
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = measure()
      const dragged = dragBy(current.current, after.right - before.right, after.down - before.down)
      const growth = before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1
      move(zoomAt(dragged, pointAt(dragged, after.right, after.down), dragged.zoom * growth))
    }
    const onEnd = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      isHeld.current = pointers.size > 0
    }
    /** The browser sends a click after a drag, which must not select anything. */
    const onClick = (event: MouseEvent) => {
      if (isDragging) {
        event.stopPropagation()
        event.preventDefault()
      }
      isDragging = false
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onEnd, { signal })
    window.addEventListener('pointercancel', onEnd, { signal })
    element.addEventListener('click', onClick, { capture: true, signal })
    return () => listening.abort()
  }, [frame, current, isHeld, move])
}
