/** A place in game units: x to the east, y to the north. */
export type Point = readonly [x: number, y: number]

export type Line = readonly Point[]

/** Outer ring and holes. */
export type Polygon = readonly Line[]

/** Pairs the flat list x, y, x, y, … that the files of roads, railway and relief hold. */
export function pairPoints(flat: readonly number[]): Line {
  const points: Point[] = []
  for (let index = 0; index + 1 < flat.length; index += 2)
    points.push([flat[index] ?? 0, flat[index + 1] ?? 0])
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
