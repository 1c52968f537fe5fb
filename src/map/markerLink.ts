import type { MouseEvent } from 'react'
import { markerRoute } from '../site/coordinates.ts'
import { routeToFollow } from '../ui/plainLinks.ts'
import type { Marker } from './marker.ts'

/** Link that opens the map at a marker. */
export function markerHref({ layer, id }: Marker): string {
  return `#${markerRoute(layer, encodeURIComponent(id))}`
}

/** Selects a marker without moving the map; clicks that open a new tab or window are left to the browser. */
export function selectOnClick(event: MouseEvent, marker: Marker, onSelect: (marker: Marker) => void): void {
  if (!routeToFollow(event.nativeEvent)) return
  event.preventDefault()
  onSelect(marker)
}
