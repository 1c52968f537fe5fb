import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import type { Point } from './coordinates.ts'
import styles from './MapSheet.module.css'
import { letteringPerDoubling } from './placeNames.ts'
import { percentOf, sheetTransform, type View } from './view.ts'

/** From this zoom on all names and full-sized marks show. */
const nearZoom = 2

/** Lines grow slower than the map, so that a closer look shows more and not only larger things. */
const lineGrowth = -0.3

interface Props {
  sheet: RefObject<HTMLDivElement | null>
  view: View
  /** The place that keys move and a click sets, drawn as a cross. */
  cursor: Point | null
  children: ReactNode
}

/** The drawn map with all that lies on it, laid out at the zoom of the settled view. */
export function MapSheet({ sheet, view, cursor, children }: Props) {
  useLayoutEffect(() => {
    sheet.current?.style.setProperty('--line', String(view.zoom ** lineGrowth))
    sheet.current?.style.setProperty('--lettering', String(1 + letteringPerDoubling * Math.log2(view.zoom)))
  }, [sheet, view.zoom])
  const side = `${100 * view.zoom}%`
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-detail={view.zoom < nearZoom ? 'whole' : 'near'}
      style={{ width: side, height: side, transform: sheetTransform(view, view.zoom) }}
    >
      {children}
      {cursor && <Cross {...percentOf(cursor)} />}
    </div>
  )
}

function Cross({ left, top }: { left: number; top: number }) {
  return <div className={styles.cursor} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true" />
}
