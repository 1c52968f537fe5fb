import type { ReactNode, RefObject } from 'react'
import type { Point } from '#shared/map-pixels.ts'
import styles from './MapCanvas.module.css'
import { letteringPerDoubling } from './mapLettering.ts'
import { canvasTransform, mapPercent, type View } from './view.ts'

/** From this zoom on, all names and full-size symbols are shown. */
const nearZoom = 2

/** From this zoom on, on small screens too. */
const closeZoom = 8

/** Lines grow more slowly than the map, so that zooming in reveals detail. */
const lineGrowth = -0.3

interface Props {
  canvas: RefObject<HTMLDivElement | null>
  view: View
  /** Position that arrow keys move and a click sets, drawn as a cross. */
  cursor: Point | null
  children: ReactNode
}

/** The map drawing with its layers, laid out at the zoom of the settled view. */
export function MapCanvas({ canvas, view, cursor, children }: Props) {
  const side = `${100 * view.zoom}%`
  const style = {
    width: side,
    height: side,
    transform: canvasTransform(view, view.zoom),
    '--line': view.zoom ** lineGrowth,
    '--lettering': 1 + letteringPerDoubling * Math.log2(view.zoom),
  }
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      data-detail={view.zoom < nearZoom ? 'whole' : view.zoom < closeZoom ? 'near' : 'close'}
      style={style}
    >
      {children}
      {cursor && <Cross {...mapPercent(cursor)} />}
    </div>
  )
}

function Cross({ left, top }: { left: number; top: number }) {
  return <div className={styles.cursor} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true" />
}
