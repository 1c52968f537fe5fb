/** A position in game units (x east, y north), short coordinates or map pixels, depending on context. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Game units to pixels of the 620 × 620 map. */
export function mapFromGame({ x, y }: Point): Point {
  return { x: 0.1 * x + 310, y: 310 - 0.1 * y }
}

/** Pixels of the 620 × 620 map to game units. */
export function gameFromMap({ x, y }: Point): Point {
  return { x: (x - 310) * 10, y: (310 - y) * 10 }
}
