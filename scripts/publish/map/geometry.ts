import { Groups, pairs } from '#shared/collections.ts'

/** A point in game units: x east, y north. */
export type Point = readonly [x: number, y: number]

export type Line = readonly Point[]

/** Outer ring and holes. */
export type Polygon = readonly Line[]

export type RoadClass = 'track' | 'minor' | 'road' | 'major' | 'highway'

export interface Geometry {
  /** Land with its lakes as holes; the first polygon is the dry north. */
  readonly land: readonly Polygon[]
  readonly towns: readonly Polygon[]
  /** Rings by height above the sea, low to high. */
  readonly relief: readonly (readonly Line[])[]
  readonly roads: Readonly<Record<RoadClass, readonly Line[]>>
  readonly rails: {
    readonly open: readonly Line[]
    readonly tunnels: readonly Line[]
    readonly trams: readonly Line[]
  }
  readonly stations: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}

/** Length of a line in game units. */
export function lineLength(line: Line): number {
  return pairs(line).reduce((sum, [[x, y], [nextX, nextY]]) => sum + Math.hypot(nextX - x, nextY - y), 0)
}

/** The edges of a ring, including the closing one. */
export function edges(ring: Line): readonly (readonly [from: Point, to: Point])[] {
  return pairs([...ring, ...ring.slice(0, 1)])
}

/** Whether a point is in water. */
type WaterTest = (x: number, y: number) => boolean

const bandUnits = 50
const bandOf = (y: number) => Math.floor(y / bandUnits)

/**
 * Creates a test of whether a point is in the sea or in a lake. A ray from the point meets only edges at its height: with
 * all of them, the bridges took a quarter of `npm run data`.
 */
export function createWaterTest(land: readonly Polygon[]): WaterTest {
  const coast = new Groups<number, readonly [from: Point, to: Point]>()
  for (const edge of land.flat().flatMap(edges)) {
    const [south = 0, north = 0] = edge.map(([, y]) => bandOf(y)).sort((a, b) => a - b)
    for (let band = south; band <= north; band++) coast.put(band, edge)
  }
  return (x, y) => {
    let isWater = true
    for (const [[x1, y1], [x2, y2]] of coast.of(bandOf(y)))
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
