/** Zoom at which a place is easy to make out on the map. */
const closeUp = 6

/** Route that shows a place on the map, in game coordinates. */
export function mapRoute(x: number, y: number): string {
  return `/map?at=${x.toFixed(1)},${y.toFixed(1)}&zoom=${closeUp}`
}
