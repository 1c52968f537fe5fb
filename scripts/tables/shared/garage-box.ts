interface Area {
  readonly x: number
  readonly y: number
  readonly sideAX: number
  readonly sideAY: number
  readonly sideBX: number
  readonly sideBY: number
  readonly width: number
  readonly depth: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** Minimum and maximum over the four corners, rounded to two decimals. */
function extent(corner: number, sideA: number, sideB: number): readonly [number, number] {
  const corners = [0, sideA, sideB, sideA + sideB].map(side => corner + side)
  return [round(Math.min(...corners)), round(Math.max(...corners))]
}

/** The bounding box of a garage area, as the game computes it: from a corner along both sides. */
export function garageBox({ x, y, sideAX, sideAY, sideBX, sideBY, width, depth }: Area) {
  const [minX, maxX] = extent(x, sideAX * width, sideBX * depth)
  const [minY, maxY] = extent(y, sideAY * width, sideBY * depth)
  return { minX, maxX, minY, maxY }
}
