import { describe, expect, it } from 'vitest'
import { sortFloats } from '../../../../src/search/coordinates/locations.ts'

const floats = sortFloats([
  [2495.33, -1690.75, 13.785],
  [-1690.75, 1334.37, 15.318],
  [13.8, 13.7, 0],
])

describe('floats of locations', () => {
  it.each([
    [-1690.755, -1690.745, [0, 1]],
    [2495.33, 2495.33, [0]],
    [13.7, 13.8, [2, 0]],
    [13.79, 13.795, []],
    [-9999, -1700, []],
    [2495.34, 9999, []],
    [2000, 9999, [0]],
  ])('are looked up from %d to %d', (least, most, positions) => {
    expect(floats.between(least, most)).toEqual(positions)
  })

  it('are found nearest first, each location once, and none that is far', () => {
    expect(floats.nearest(14, 5)).toEqual([2, 0, 1])
    expect(floats.nearest(14, 0.1)).toEqual([])
    expect(floats.nearest(Number.NaN, 5)).toEqual([])
  })
})
