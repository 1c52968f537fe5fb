/** A position in game units (x east, y north), short coordinates or map pixels, depending on context. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance from the centre of the map to its edge, in game units. */
export const mapReachUnits = 3100

/** The whole map as `viewBox` of an SVG in game units, whose y axis points down. */
export const mapViewBox = `${-mapReachUnits} ${-mapReachUnits} ${2 * mapReachUnits} ${2 * mapReachUnits}`

/** Game units to pixels of the 620 × 620 map. */
export function mapFromGame({ x, y }: Point): Point {
  return { x: 0.1 * x + 310, y: 310 - 0.1 * y }
}

/** Pixels of the 620 × 620 map to game units. */
export function gameFromMap({ x, y }: Point): Point {
  return { x: (x - 310) * 10, y: (310 - y) * 10 }
}
