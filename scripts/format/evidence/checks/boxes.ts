import type { StructValue, Value } from '../../codec/value.ts'
import { isStruct } from '../../codec/value.ts'
import { allOf, type Check, eachStruct } from './read.ts'

const isOrdered = (struct: StructValue, low: string, high: string) =>
  Number(struct[low]) <= Number(struct[high])

const pairs = ['x', 'y', 'z'].map(axis => [`min_${axis}`, `max_${axis}`] as const)

export const pathBoxes: Check = eachStruct('05', 'switches', box =>
  pairs.every(([low, high]) => isOrdered(box, low, high)),
)

const parts = (value: Value | undefined): readonly number[] =>
  value !== undefined && isStruct(value) ? Object.values(value).map(Number) : []

const isBox = (jump: StructValue, low: string, high: string) => {
  const upper = parts(jump[high])
  return parts(jump[low]).every((part, axis) => part <= (upper[axis] ?? Number.NaN))
}

export const jumpBoxes: Check = allOf(
  eachStruct('24', 'jumps', jump => isBox(jump, 'start_min', 'start_max')),
  eachStruct('24', 'jumps', jump => isBox(jump, 'land_min', 'land_max')),
)

/** Tolerance in metres, as corner and sides are stored with less precision than the box. */
const tolerance = 0.05

/** Checks that the box of a garage is that of its corner and two sides. */
export const garageBox: Check = eachStruct('03', 'garages', garage => {
  const [x = Number.NaN, y = Number.NaN] = parts(garage.position)
  const [ax = 0, ay = 0] = parts(garage.direction_a).map(part => part * Number(garage.width))
  const [bx = 0, by = 0] = parts(garage.direction_b).map(part => part * Number(garage.depth))
  const xs = [x, x + ax, x + bx, x + ax + bx]
  const ys = [y, y + ay, y + by, y + ay + by]
  const expected = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const stored = [garage.min_x, garage.max_x, garage.min_y, garage.max_y].map(Number)
  return stored.every((edge, index) => Math.abs(edge - (expected[index] ?? Number.NaN)) <= tolerance)
})
