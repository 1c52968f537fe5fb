/** Zoom at which a place without a mark is easy to make out. */
const closeUp = 6

/** The route of a mark on the map. @param id as an address may hold it; unique within its layer */
export function markerRoute(layer: string, id: string | number): string {
  return `/map?layer=${layer}&id=${id}`
}

/** The route of a place on the map, in game units. */
export function placeRoute(x: number, y: number): string {
  return `/map?at=${x.toFixed(1)},${y.toFixed(1)}&zoom=${closeUp}`
}
