import type { JsonValue } from '../../csv/json-value.ts'
import { pairs } from '../../csv/pairs.ts'
import { edges, type Line, type Point } from './geometry.ts'

/** The land lies within these coordinates. */
export const world = { min: -3000, max: 3000 }

/** What a file says of its units. `what` is its word for a line. */
export const units = (what: string) => `game units, x east, y north; every ${what} is x,y,x,y,...`

export interface LineRules {
  /** Fewest points that make sense. */
  readonly least: number
  /** Longest distance of two points that follow each other; a longer one comes from a wrong digit or swapped axes. */
  readonly longestStep: number
}

function checkSteps(json: JsonValue, line: Line, { least, longestStep }: LineRules): void {
  if (line.length < least) json.fault(`has ${line.length} points`, `at least ${least}`, 'restore the points')
  for (const [index, [[fromX, fromY], [x, y]]] of pairs(line).entries()) {
    const step = Math.hypot(x - fromX, y - fromY)
    const between = `between points ${index} and ${index + 1}`
    if (step === 0) json.fault(`stands still ${between}`, 'each point once', 'remove one of the two')
    else if (step > longestStep)
      json.fault(`jumps ${Math.round(step)} units ${between}`, `at most ${longestStep}`, 'correct the point')
  }
}

/** Reads a flat list x, y, x, y, …; what is wrong is noted. */
export function readFlatLine(json: JsonValue, rules: LineRules): Line {
  const numbers = json.numbers(world)
  if (numbers.length % 2 === 1)
    json.fault(`has ${numbers.length} numbers`, 'pairs of x and y', 'restore the lost one')
  const points: Point[] = []
  let x: number | null = null
  for (const number of numbers) {
    if (x !== null) points.push([x, number])
    x = x === null ? number : null
  }
  checkSteps(json, points, rules)
  return points
}

/** Reads a ring of pairs that ends where it begins, as GeoJSON has it. */
export function readRing(json: JsonValue, longestStep: number): Line {
  const points = json.list().map((value): Point => {
    const [x, y] = value.pair()
    return [x.number(world), y.number(world)]
  })
  checkSteps(json, points, { least: 4, longestStep })
  if (String(points[0]) !== String(points.at(-1)))
    json.fault('is an open ring', 'a last point equal to the first', 'close the ring')
  return points
}

/** Area of a ring in square units: above 0 for one that turns to the left. Twice the area is what the points sum up to. */
export function ringArea(ring: Line): number {
  return edges(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2
}

/** Notes another number of points than is declared. */
export function checkPoints(json: JsonValue, lines: readonly Line[], points: number): void {
  const found = lines.reduce((sum, line) => sum + line.length, 0)
  if (found !== points)
    json.fault(
      `has ${found} points`,
      `${points} points`,
      'restore what is lost, or correct the declared count',
    )
}

/** Notes a measure that the points do not have. */
export function checkMeasure(json: JsonValue, measured: number, tolerance: number): void {
  const told = json.number({ min: 0, max: 4e7 })
  if (Math.abs(told - measured) > tolerance)
    json.fault('is not what the points give', `${Math.round(measured)}`, 'correct the points, or this number')
}
