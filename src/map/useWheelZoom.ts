import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { pointUnder } from './pointUnder.ts'
import type { LiveView } from './useLiveView.ts'
import { zoomAt } from './view.ts'

/** Zoom per wheel pixel, as a power of e; browsers report touchpad pinches as wheel events with Ctrl. */
const zoomPerPixel = 0.0035
const zoomPerPinchPixel = 0.01

/** How long the zoom hint is visible. */
const hintMilliseconds = 1500

/** Whether the hint is visible, and a function that shows it briefly. */
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
 * Zooms with Ctrl or Cmd and the wheel. Without the key, the wheel scrolls the page.
 * @returns whether to show the zoom hint, briefly after a wheel event without the key
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
      const point = pointUnder(element, current.current, event)
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33
      const rate = Math.abs(pixels) < 40 ? zoomPerPinchPixel : zoomPerPixel
      move(zoomAt(current.current, point, current.current.zoom * Math.exp(-pixels * rate)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, current, move, showHint])
  return hasHint
}
