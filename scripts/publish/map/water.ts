import { edges, type Line, lineLength, type Point, type Polygon } from './geometry.ts'

/** Whether a point is in water. */
type WaterTest = (x: number, y: number) => boolean

/** Creates a test of whether a point is in the sea or in a lake. */
export function createWaterTest(land: readonly Polygon[]): WaterTest {
  const coast = land.flat().flatMap(edges)
  return (x, y) => {
    let isWater = true
    for (const [[x1, y1], [x2, y2]] of coast)
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isWater = !isWater
    return isWater
  }
}

const stepUnits = 10
/** Shorter crossings are culverts or inaccuracies of the coast, not bridges. */
const shortestBridge = 30

function cutBridges(line: Line, isWater: WaterTest): Line[] {
  const bridges: Line[] = []
  let bridge: Point[] = []
  let last: Point | null = null
  const close = () => {
    if (last) bridge.push(last)
    if (lineLength(bridge) >= shortestBridge) bridges.push(bridge)
    bridge = []
    last = null
  }
  line.forEach(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / stepUnits))
    for (let step = 0; step < steps; step++) {
      const at: Point = [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps]
      if (!isWater(...at)) close()
      else if (step > 0 && bridge.length > 0) last = at
      else {
        bridge.push(at)
        last = null
      }
    }
  })
  close()
  return bridges
}

/** The segments of roads or rails that cross water. */
export function findBridges(lines: readonly Line[], isWater: WaterTest): Line[] {
  return lines.flatMap(line => cutBridges(line, isWater))
}
