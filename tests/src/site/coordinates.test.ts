import { expect, it } from 'vitest'
import { gameFromMap, mapFromGame } from '#shared/map-pixels.ts'

it('locations are converted to the map, and back, by the formulas of the specification', () => {
  expect(mapFromGame({ x: 0, y: 0 })).toEqual({ x: 310, y: 310 })
  expect(mapFromGame({ x: -3100, y: 3100 })).toEqual({ x: 0, y: 0 })
  expect(gameFromMap({ x: 0, y: 310 })).toEqual({ x: -3100, y: 0 })
})
