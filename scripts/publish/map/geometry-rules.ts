import type { JSONPath } from 'jsonc-parser'
import { pairs } from '../../csv/pairs.ts'
import { edges, type Line, type Point } from './geometry.ts'
import type { NoteFault } from './geometry-file.ts'

/** Bounds of the land. */
export const world = { min: -3000, max: 3000 }

/**
 * Records consecutive points that are equal or implausibly far apart, which comes from a wrong digit or
 * swapped axes.
 */
export function checkSteps(line: Line, longestStep: number, path: JSONPath, note: NoteFault): void {
  for (const [index, [[fromX, fromY], [x, y]]] of pairs(line).entries()) {
    const step = Math.hypot(x - fromX, y - fromY)
    const between = `between points ${index} and ${index + 1}`
    if (step === 0)
      note(path, {
        rule: `repeats a point ${between}`,
        allowed: 'each point once',
        fix: 'remove one of the two',
      })
    else if (step > longestStep) {
      const rule = `jumps ${Math.round(step)} units ${between}`
      note(path, { rule, allowed: `at most ${longestStep}`, fix: 'correct the point' })
    }
  }
}

/** Reads a flat list x, y, x, y, … and records faults. */
export function readFlatLine(
  numbers: readonly number[],
  longestStep: number,
  path: JSONPath,
  note: NoteFault,
): Line {
  if (numbers.length % 2 === 1)
    note(path, {
      rule: `has ${numbers.length} numbers`,
      allowed: 'pairs of x and y',
      fix: 'restore the missing number',
    })
  const points: Point[] = []
  let x: number | null = null
  for (const number of numbers) {
    if (x !== null) points.push([x, number])
    x = x === null ? number : null
  }
  checkSteps(points, longestStep, path, note)
  return points
}

/** Signed area of a ring in square units, positive if counter-clockwise (shoelace formula). */
export function ringArea(ring: Line): number {
  return edges(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2
}

/** Records a ring with the wrong orientation. */
export function checkTurn(ring: Line, isLeft: boolean, path: JSONPath, note: NoteFault): void {
  if (ringArea(ring) > 0 === isLeft) return
  const allowed = `to the ${isLeft ? 'left' : 'right'}`
  note(path, { rule: 'has the wrong direction', allowed, fix: 'check for swapped axes' })
}

/** Records a length or area that does not match the points, i.e. some were lost or changed. */
export function checkMeasure(
  declared: number,
  measured: number,
  tolerance: number,
  path: JSONPath,
  note: NoteFault,
): void {
  if (Math.abs(declared - measured) <= tolerance) return
  const rule = 'is not what the points give'
  note(path, { rule, allowed: `${Math.round(measured)}`, fix: 'correct the points, or this number' })
}
