import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { placeUnder } from './placeUnder.ts'
import type { LiveView } from './useLiveView.ts'
import { zoomAt } from './view.ts'

/** Zoom per pixel of the wheel, as a power of e; browsers also send pinches of a touchpad as wheel with Ctrl. */
const zoomPerPixel = 0.0035
const zoomPerPinchPixel = 0.01

/** How long the hint shows that tells how to zoom. */
const hintMilliseconds = 1500

/** Whether a hint shows, and a function that shows it for a moment. */
function useHint(): [isShown: boolean, show: () => void] {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(() => {
    setIsShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(false), hintMilliseconds)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [isShown, show]
}

/**
 * Zooms by wheel with Ctrl or Cmd. The wheel alone scrolls the page.
 * @returns whether to show how to zoom, for a moment after a wheel without Ctrl
 */
export function useWheelZoom(frame: RefObject<HTMLElement | null>, { current, move }: LiveView): boolean {
  const [hasHint, showHint] = useHint()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) {
        showHint()
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
  }, [frame, current, move, showHint])
  return hasHint
}
