import { type RefObject, useEffect } from 'react'
import { placeUnder } from './placeUnder.ts'
import type { LiveView } from './useLiveView.ts'
import { zoomAt } from './view.ts'

/** Zoom per pixel of the wheel, as a power of e; browsers also send pinches of a touchpad as wheel with Ctrl. */
const zoomPerPixel = 0.0035
const zoomPerPinchPixel = 0.01

/** Zooms by wheel with Ctrl or Cmd. The wheel alone scrolls the page and calls `onBareWheel`, to show how to zoom. */
export function useWheelZoom(
  frame: RefObject<HTMLElement | null>,
  { current, move }: LiveView,
  onBareWheel: () => void,
): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) {
        onBareWheel()
        return
      }
      event.preventDefault()
      const place = placeUnder(element, current.current, event)
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33
      const rate = Math.abs(pixels) < 40 ? zoomPerPinchPixel : zoomPerPixel
      move(zoomAt(current.current, place, current.current.zoom * Math.exp(-pixels * rate)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, current, move, onBareWheel])
}
