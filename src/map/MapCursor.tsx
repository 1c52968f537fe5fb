import type { Point } from './coordinates.ts'
import styles from './MapCursor.module.css'
import { percentOf } from './view.ts'

/** The cross at the place that keys move and a click sets. */
export function MapCursor({ place }: { place: Point }) {
  const { left, top } = percentOf(place)
  return <div className={styles.cursor} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true" />
}
