import { describe, expect, it } from 'vitest'
import { layers } from '../../../src/map/layers.ts'
import { commandOf } from '../../../src/map/mapGestures.ts'
import { nearestMarker, zoneName } from '../../../src/map/nearestMarker.ts'
import { wholeMap } from '../../../src/map/view.ts'

describe('the map layers', () => {
  it('contain all locations of their tables', () => {
    expect(layers.map(({ id, markers }) => [id, markers.length])).toEqual([
      ['save-places', 37],
      ['savehouses', 18],
      ['garages', 23],
      ['locations', 222],
      ['tags', 100],
      ['missions', 107],
      ['respawn-points', 17],
      ['jumps', 70],
      ['traps', 209],
      ['parked-cars', 208],
      ['pickups', 563],
      ['zones', 378],
    ])
  })

  it.each(layers)('$title have unique ids and are on the map', ({ markers }) => {
    expect(markers.length).toBeGreaterThan(0)
    expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length)
    expect(markers.filter(({ x, y }) => !(Math.abs(x) <= 3100 && Math.abs(y) <= 3100))).toEqual([])
  })
})

describe('a mission that starts indoors', () => {
  const missions = layers.find(({ id }) => id === 'missions')?.markers ?? []

  it('is marked at the one door that leads there, with a note', () => {
    const marker = missions.find(({ id }) => id === '84')
    expect([marker?.x, marker?.y]).toEqual([2019.49, 1007.11])
    expect(marker?.facts).toContainEqual([
      'Start marker',
      '1962.432, 974.675, 993.469, inside: The Four Dragons; shown at its door',
    ])
    expect(marker?.facts).toContainEqual(['Door', 'location 147', '/locations?row=147'])
  })

  it('is not marked if several doors lead there', () => {
    expect(missions.filter(({ id }) => ['71', '89', '90', '91', '92'].includes(id))).toEqual([])
  })
})

describe('the nearest marker', () => {
  const grove = { x: 2495, y: -1687 }

  it('is one of the shown layers within the maximum distance', () => {
    expect(nearestMarker(grove, 50, ['garages'])?.id).toBe('16')
    expect(nearestMarker(grove, 1, ['garages'])).toBeNull()
    expect(nearestMarker(grove, 50, [])).toBeNull()
  })

  it('otherwise is the smallest zone around the location', () => {
    expect(nearestMarker(grove, 0, ['zones'])?.name).toBe('Ganton')
    expect(zoneName({ x: 3050, y: 3050 })).toBe('San Andreas')
  })
})

describe('map keys', () => {
  it('move the cursor, finer with Shift and when zoomed in', () => {
    const start = { x: 0, y: 0 }
    expect(commandOf('ArrowRight', false, wholeMap, start)).toEqual({
      type: 'cursor',
      point: { x: 310, y: 0 },
    })
    expect(commandOf('ArrowUp', true, wholeMap, start)).toEqual({ type: 'cursor', point: { x: 0, y: 20 } })
    expect(commandOf('ArrowDown', false, { ...wholeMap, zoom: 10 }, start)).toEqual({
      type: 'cursor',
      point: { x: 0, y: -31 },
    })
  })

  it('keep the cursor within the edge', () => {
    const edge = { x: 3100, y: 0 }
    expect(commandOf('ArrowRight', false, wholeMap, edge)).toEqual({ type: 'cursor', point: edge })
  })

  it('zoom by + - 0 and leave all others to the browser', () => {
    expect(commandOf('+', false, wholeMap, wholeMap)).toEqual({ type: 'zoom', zoom: 1.5 })
    expect(commandOf('0', false, { ...wholeMap, zoom: 7 }, wholeMap)).toEqual({ type: 'zoom', zoom: 1 })
    for (const key of ['Tab', 'a', 'F5', 'PageDown', ' '])
      expect(commandOf(key, false, wholeMap, wholeMap)).toBeNull()
  })
})
