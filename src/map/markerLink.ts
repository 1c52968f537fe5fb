import type { MouseEvent } from 'react'
import { markerRoute } from '../generated/algebra/map-route.ts'
import { linkToFollow } from '../ui/plainLinks.ts'
import type { Marker } from './marker.ts'

/** Address that opens the map on a marker. */
export function markerHref({ layer, id }: Marker): string {
  return `#${markerRoute(layer, encodeURIComponent(id))}`
}

/** Click on a link to a marker: chooses it where the map stands; new tabs and windows stay the browser's. */
export function chooseOnClick(event: MouseEvent, marker: Marker, onChoose: (marker: Marker) => void): void {
  if (!linkToFollow(event.nativeEvent)) return
  event.preventDefault()
  onChoose(marker)
}
