import { expect, test } from 'vitest'
import {
  createWaterTest,
  findBridges,
  type Line,
  lineLength,
} from '../../../../scripts/publish/map/geometry.ts'

const square = (least: number, most: number): Line => [
  [least, least],
  [most, least],
  [most, most],
  [least, most],
]

/** Land 1000 units square with a lake of 200 units in its middle. */
const isWater = createWaterTest([[square(0, 1000), square(400, 600)]])

test('the sea and the lakes are water', () => {
  expect(isWater(-1, 500)).toBe(true)
  expect(isWater(500, 500)).toBe(true)
  expect(isWater(200, 500)).toBe(false)
})

test('a bridge is the section of a road over water', () => {
  const road: Line = [
    [100, 500],
    [900, 500],
  ]
  const [bridge = [], ...others] = findBridges([road], isWater)
  expect(others).toEqual([])
  expect(lineLength(bridge)).toBeGreaterThan(180)
  expect(lineLength(bridge)).toBeLessThanOrEqual(200)
})

test('a road on land has no bridge, nor has one that only touches a corner of the water', () => {
  const road: Line = [
    [100, 100],
    [900, 100],
  ]
  const corner: Line = [
    [390, 415],
    [415, 390],
  ]
  expect(findBridges([road, corner], isWater)).toEqual([])
})
