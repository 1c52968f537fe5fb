/** A position in game units (x east, y north), short coordinates or map pixels, depending on context. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An area of the map, in game units. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Size of an area in square game units. */
export const boxArea = ({ minX, minY, maxX, maxY }: Box): number => (maxX - minX) * (maxY - minY)

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
