import { expect, it } from 'vitest'
import { sortFloats } from '../../../../src/search/coordinates/locations.ts'

it.each([
  [-1690.755, -1690.745, [0, 1]],
  [2495.33, 2495.33, [0]],
  [13.7, 13.8, [2, 0]],
  [13.79, 13.795, []],
  [-9999, -1700, []],
])('the locations with a float from %d to %d are found, including both bounds', (least, most, locations) => {
  const floats = sortFloats([
    [2495.33, -1690.75, 13.785],
    [-1690.75, 1334.37, 15.318],
    [13.8, 13.7, 0],
  ])
  expect(floats.between(least, most)).toEqual(locations)
})
