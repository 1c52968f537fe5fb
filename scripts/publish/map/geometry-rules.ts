import type { JSONPath } from 'jsonc-parser'
import { pairs } from '../../csv/pairs.ts'
import { edges, type Line, type Point } from './geometry.ts'
import type { NoteFault } from './geometry-file.ts'

/** The land lies within these coordinates. */
export const world = { min: -3000, max: 3000 }

/**
 * Notes points that follow each other and are the same, or farther apart than makes sense: a longer step comes from a wrong
 * digit or swapped axes.
 */
export function checkSteps(line: Line, longestStep: number, path: JSONPath, note: NoteFault): void {
  for (const [index, [[fromX, fromY], [x, y]]] of pairs(line).entries()) {
    const step = Math.hypot(x - fromX, y - fromY)
    const between = `between points ${index} and ${index + 1}`
    if (step === 0)
      note(path, {
        rule: `stands still ${between}`,
        allowed: 'each point once',
        fix: 'remove one of the two',
      })
    else if (step > longestStep) {
      const rule = `jumps ${Math.round(step)} units ${between}`
      note(path, { rule, allowed: `at most ${longestStep}`, fix: 'correct the point' })
    }
  }
}

/** Reads a flat list x, y, x, y, …; what is wrong is noted. */
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
      fix: 'restore the lost one',
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

/** Area of a ring in square units: above 0 for one that turns to the left. Twice the area is what the points sum up to. */
export function ringArea(ring: Line): number {
  return edges(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2
}

/** Notes a ring that turns to the other side. */
export function checkTurn(ring: Line, isLeft: boolean, path: JSONPath, note: NoteFault): void {
  if (ringArea(ring) > 0 === isLeft) return
  const allowed = `to the ${isLeft ? 'left' : 'right'}`
  note(path, { rule: 'turns the wrong way', allowed, fix: 'look for swapped axes' })
}

/** Notes a length or area that the points do not have: some of them were lost or changed. */
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
