import { expect, test } from 'vitest'
import { createWaterTest, findBridges, lineLength } from '../../../../scripts/publish/map/geometry.ts'

const ring = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const

/** Land 1000 units square with a lake of 200 units in its middle. */
const land = [[ring(0, 0, 1000, 1000), ring(400, 400, 600, 600)]]

test('the sea and the lakes are water', () => {
  const isWater = createWaterTest(land)
  expect(isWater(-1, 500)).toBe(true)
  expect(isWater(500, 500)).toBe(true)
  expect(isWater(200, 500)).toBe(false)
})

test('a bridge is the section of a road over water', () => {
  const [bridge = [], ...others] = findBridges(
    [
      [
        [100, 500],
        [900, 500],
      ],
    ],
    createWaterTest(land),
  )
  expect(others).toEqual([])
  expect(lineLength(bridge)).toBeGreaterThan(180)
  expect(lineLength(bridge)).toBeLessThanOrEqual(200)
})

test('a road on land has no bridge, nor has one that only touches a corner of the water', () => {
  const road = [
    [100, 100],
    [900, 100],
  ] as const
  const corner = [
    [390, 415],
    [415, 390],
  ] as const
  expect(findBridges([road, corner], createWaterTest(land))).toEqual([])
})
