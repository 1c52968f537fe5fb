import { describe, expect, it } from 'vitest'
import { gameFromMap, mapFromGame, type Point } from '#shared/map-pixels.ts'
import { garages } from '../../../src/generated/garages.ts'
import { savehouses } from '../../../src/generated/savehouses.ts'
import { shortFromGame } from '../../../src/site/coordinates.ts'

/** The formula of the specification. */
const mapFromShort = ({ x, y }: Point): Point => ({ x: 0.0125 * x + 310, y: 310 - 0.0125 * y })

const positions = [...savehouses, ...garages]

describe('the conversion to the map', () => {
  it('follows the formulas of the specification', () => {
    expect(mapFromGame({ x: 0, y: 0 })).toEqual({ x: 310, y: 310 })
    expect(mapFromGame({ x: -3100, y: 3100 })).toEqual({ x: 0, y: 0 })
  })

  it('is reversible for every savehouse and garage', () => {
    for (const { x, y } of positions) {
      const back = gameFromMap(mapFromGame({ x, y }))
      expect(back.x).toBeCloseTo(x, 6)
      expect(back.y).toBeCloseTo(y, 6)
    }
  })

  it('returns the same pixel for short coordinates', () => {
    for (const position of positions) {
      const pixel = mapFromShort(shortFromGame(position))
      expect(pixel.x).toBeCloseTo(mapFromGame(position).x, 6)
      expect(pixel.y).toBeCloseTo(mapFromGame(position).y, 6)
    }
  })
})
