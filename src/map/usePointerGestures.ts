import { type RefObject, useEffect } from 'react'
import type { Point } from '#shared/map-pixels.ts'
import type { LiveView } from './useLiveView.ts'
import { dragBy, pointAt, zoomAt } from './view.ts'

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
