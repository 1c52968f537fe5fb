import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import type { Point } from '#shared/map-pixels.ts'
import styles from './MapWindow.module.css'
import { cursorAfter, useGlide, usePointerGestures, useWheelZoom, zoomAfter } from './mapGestures.ts'
import { type LiveView, pointUnder, wholeMap } from './view.ts'
import zoomButtonsStyles from './ZoomButtons.module.css'

interface Props {
  frame: RefObject<HTMLDivElement | null>
  live: LiveView
  cursor: Point | null
  /** Whether the map is larger than its window: a finger then drags the map instead of scrolling the page. */
  isZoomed: boolean
  onCursor: (point: Point) => void
  /** A position was clicked. */
  onPress: (point: Point) => void
  /** Enter was pressed at a position. */
  onPick: (point: Point) => void
  onDismiss: () => void
  children: ReactNode
}

/** The viewport of the map; turns pointer, wheel and keyboard input into movements. */
export function MapWindow({
  frame,
  live,
  cursor,
  isZoomed,
  onCursor,
  onPress,
  onPick,
  onDismiss,
  children,
}: Props) {
  const glide = useGlide(live)
  usePointerGestures(frame, live)
  const hasHint = useWheelZoom(frame, live)

  const pointOf = (event: MouseEvent<HTMLElement>): Point =>
    pointUnder(event.currentTarget, live.current.current, event)
  const zoomBy = (factor: number) => {
    const { current } = live.current
    glide(cursor ?? current, current.zoom * factor)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const view = live.current.current
    const point = cursor ?? view
    const moved = cursorAfter(event.key, event.shiftKey, view.zoom, point)
    const zoom = zoomAfter(event.key, view.zoom)
    if (moved) {
      onCursor(moved)
      live.move({ ...view, ...moved })
    } else if (zoom !== null) glide(point, zoom)
    else if (event.key === 'Enter') onPick(point)
    else if (event.key === 'Escape') onDismiss()
    else return // left to the browser
    event.preventDefault()
  }
  return (
    <div className={styles.holder}>
      <div
        ref={frame}
        className={styles.window}
        role="application"
        aria-roledescription="map"
        aria-label="Map of San Andreas"
        aria-describedby="map-help"
        tabIndex={0}
        data-zoomed={isZoomed || undefined}
        onKeyDown={onKeyDown}
        onClick={event => {
          if (!event.defaultPrevented) onPress(pointOf(event))
        }}
        onDoubleClick={event => glide(pointOf(event), live.current.current.zoom * (event.shiftKey ? 0.5 : 2))}
      >
        {children}
      </div>
      <p className={styles.hint} data-shown={hasHint || undefined} aria-hidden="true">
        Ctrl + wheel zooms
      </p>
      <div className={zoomButtonsStyles.buttons}>
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(2)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(0.5)}>
          −
        </button>
        <button type="button" aria-label="Whole map" onClick={() => glide(wholeMap, 1)}>
          ⤢
        </button>
      </div>
    </div>
  )
}
