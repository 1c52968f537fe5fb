/** A place in game units: x to the east, y to the north. */
export type Point = readonly [x: number, y: number]

export type Line = readonly Point[]

/** Outer ring and holes. */
export type Polygon = readonly Line[]

/** Pairs the flat list x, y, x, y, … that the files of roads, railway and relief hold. */
export function pairPoints(flat: readonly number[]): Line {
  const points: Point[] = []
  let x: number | null = null
  for (const value of flat) {
    if (x !== null) points.push([x, value])
    x = x === null ? value : null
  }
  return points
}

/** Length of a line in game units. */
export function lineLength(line: Line): number {
  let length = 0
  let previous = line[0]
  for (const point of line) {
    if (previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1])
    previous = point
  }
  return length
}
