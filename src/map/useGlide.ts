import { useCallback, useEffect, useRef } from 'react'
import type { Point } from '../site/coordinates.ts'
import type { LiveView } from './useLiveView.ts'
import { zoomAt } from './view.ts'

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
        const part = Math.min(Math.max((now - start) / glideMilliseconds, 0), 1)
        move(zoomAt(from, point, from.zoom * (zoom / from.zoom) ** part))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    },
    [current, move],
  )
}
