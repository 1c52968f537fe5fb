import type { MouseEvent } from 'react'
import { markerRoute } from '../site/coordinates.ts'
import { routeToFollow } from '../ui/plainLinks.ts'
import type { Marker } from './marker.ts'

export interface Selection {
  selected: Marker | null
  onSelect: (marker: Marker) => void
}

/** Address of a link that opens the map at a marker. */
export const markerHref = ({ layer, id }: Marker) => `#${markerRoute(layer, encodeURIComponent(id))}`

/** Properties of such a link: it selects the marker without moving the map; clicks that open a new tab or window are left to the browser. */
export const markerLink = (marker: Marker, { selected, onSelect }: Selection) => ({
  'aria-current': marker === selected || undefined,
  onClick(event: MouseEvent) {
    if (!routeToFollow(event.nativeEvent)) return
    event.preventDefault()
    onSelect(marker)
  },
})
