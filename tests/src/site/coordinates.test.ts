import { describe, expect, it } from 'vitest'
import { garages } from '../../../src/generated/garages.ts'
import { locationPositions } from '../../../src/generated/location-positions.ts'
import { mapZones } from '../../../src/generated/map/zones.ts'
import { savePlaces } from '../../../src/generated/save-places.ts'
import { savehouses } from '../../../src/generated/savehouses.ts'
import { gameFromMap, mapFromGame, type Point, shortFromGame } from '../../../src/site/coordinates.ts'

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

  it('is reversible for every save place', () => {
    for (const { mapX, mapY } of savePlaces) {
      const back = mapFromGame(gameFromMap({ x: mapX, y: mapY }))
      expect(back.x).toBeCloseTo(mapX, 6)
      expect(back.y).toBeCloseTo(mapY, 6)
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

describe('the save places', () => {
  const withDoor = savePlaces.filter(row => row.location !== null)

  it.each(withDoor)('$id in $hood is within 2 pixels of its door', ({ location, mapX, mapY }) => {
    const door = locationPositions.find(({ number }) => number === location)
    const pixel = mapFromGame(door ?? { x: Number.NaN, y: Number.NaN })
    // The table has whole pixels.
    expect(Math.abs(Math.round(pixel.x) - mapX)).toBeLessThanOrEqual(2)
    expect(Math.abs(Math.round(pixel.y) - mapY)).toBeLessThanOrEqual(2)
  })

  it.each(savePlaces)('$id is in the zone $hood that it is named after', ({ mapX, mapY, hood }) => {
    const { x, y } = gameFromMap({ x: mapX, y: mapY })
    const names = mapZones
      .filter(zone => x >= zone.minX && x <= zone.maxX && y >= zone.minY && y <= zone.maxY)
      .map(zone => zone.name)
    expect(names).toContain(hood)
  })

  it('outdoors are within 2 pixels of the position their house stores', () => {
    const outside = savePlaces.filter(row => row.location === null)
    expect(outside).toHaveLength(5)
    for (const { house, mapX, mapY } of outside) {
      const pixel = mapFromGame(savehouses.find(one => one.house === house) ?? { x: 0, y: 0 })
      expect(Math.hypot(pixel.x - mapX, pixel.y - mapY)).toBeLessThanOrEqual(3)
    }
  })
})
