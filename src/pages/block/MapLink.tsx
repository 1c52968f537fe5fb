import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Zoom at which a place is easy to make out on the map. */
const closeUp = 6

/** Shows a place on the map. */
export function MapLink({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return <Link to={`/map?at=${x.toFixed(1)},${y.toFixed(1)}&zoom=${closeUp}`}>{children}</Link>
}
