import { expect, test } from 'vitest'
import { encodePath, encodeSmoothRings } from '../../../../scripts/publish/map/paths.ts'

test('a line is written in relative steps with y downwards', () => {
  const line = [
    [10, 10],
    [20, 5],
    [18, 5],
  ] as const
  expect(encodePath([line])).toBe('m10-10 10 5-2 0')
})

test('a second line starts from the end of the first', () => {
  const lines = [
    [
      [0, 0],
      [5, 0],
    ],
    [
      [7, 0],
      [7, 9],
    ],
  ] as const
  expect(encodePath(lines)).toBe('m0 0 5 0m2 0 0-9')
})

test('a second ring starts from the start of the first', () => {
  const ring = [
    [1, 1],
    [4, 1],
    [4, 4],
  ] as const
  expect(encodePath([ring, ring], true)).toBe('m1-1 3 0 0-3zm0 0 3 0 0-3z')
})

test('points that are equal after rounding are written once', () => {
  const line = [
    [0, 0],
    [0.2, 0.3],
    [9, 0],
  ] as const
  expect(encodePath([line])).toBe('m0 0 9 0')
})

test('a smooth ring touches the midpoints of its sides', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const
  expect(encodeSmoothRings([square])).toBe('M5 0q5 0 5-5t-5-5-5 5 5 5z')
})
