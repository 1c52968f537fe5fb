/** Zoom at which a location without a marker is easy to find. */
const closeUp = 6

/** The route of a map marker. @param id URL-safe id, unique within its layer */
export function markerRoute(layer: string, id: string | number): string {
  return `/map?layer=${layer}&id=${id}`
}

/** The route of a position on the map, in game units. */
export function pointRoute(x: number, y: number): string {
  return `/map?at=${x.toFixed(1)},${y.toFixed(1)}&zoom=${closeUp}`
}
