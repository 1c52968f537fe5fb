import { expect, it } from 'vitest'
import type { Line } from '../../../../scripts/publish/map/geometry.ts'
import { encodePath, encodeSmoothRings } from '../../../../scripts/publish/map/paths.ts'

const bent: Line = [
  [10, 10],
  [20, 5],
  [18, 5],
]
const flat: Line = [
  [0, 0],
  [5, 0],
]
const upright: Line = [
  [7, 0],
  [7, 9],
]
const close: Line = [
  [0, 0],
  [0.2, 0.3],
  [9, 0],
]
const ring: Line = [
  [1, 1],
  [4, 1],
  [4, 4],
]

it.each([
  ['a line in relative steps with y downwards', encodePath([bent]), 'm10-10 10 5-2 0'],
  ['a second line from the end of the first', encodePath([flat, upright]), 'm0 0 5 0m2 0 0-9'],
  ['points that are equal after rounding once', encodePath([close]), 'm0 0 9 0'],
  ['a second ring from the start of the first', encodePath([ring, ring], true), 'm1-1 3 0 0-3zm0 0 3 0 0-3z'],
])('a path has %s', (_, path, expected) => {
  expect(path).toBe(expected)
})

it('a smooth ring touches the midpoints of its sides', () => {
  const square: Line = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  expect(encodeSmoothRings([square])).toBe('M5 0q5 0 5-5t-5-5-5 5 5 5z')
})
