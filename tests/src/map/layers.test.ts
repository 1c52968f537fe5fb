import { describe, expect, it } from 'vitest'
import { mapReachUnits } from '#shared/map-pixels.ts'
import { layers, nearestMarker, zoneName } from '../../../src/map/layers.ts'
import { cursorAfter, zoomAfter } from '../../../src/map/mapGestures.ts'
import { wholeMap } from '../../../src/map/view.ts'
import { required } from '../../support/required.ts'

describe('the map layers', () => {
  it('contain all locations of their tables', () => {
    expect(Object.fromEntries(layers.map(({ id, markers }) => [id, markers.length]))).toEqual({
      'save-places': 37,
      savehouses: 18,
      garages: 23,
      locations: 222,
      tags: 100,
      missions: 107,
      'respawn-points': 17,
      jumps: 70,
      traps: 209,
      'parked-cars': 208,
      pickups: 563,
      zones: 378,
    })
  })

  it.each(layers)('$title have unique ids and are on the map', ({ markers }) => {
    expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length)
    const isOnMap = (...place: readonly number[]) => place.every(units => Math.abs(units) <= mapReachUnits)
    expect(markers.filter(({ x, y }) => !isOnMap(x, y))).toEqual([])
  })
})

describe('a mission that starts indoors', () => {
  const { markers: missions } = required(
    layers.find(({ id }) => id === 'missions'),
    'layer of missions',
  )

  it('is marked at the one door that leads there, with a note', () => {
    expect(missions.find(({ id }) => id === '84')).toMatchObject({
      x: 2019.49,
      y: 1007.11,
      facts: expect.arrayContaining([
        ['Start marker', '1962.432, 974.675, 993.469, inside: The Four Dragons; shown at its door'],
        ['Door', 'location 147', '/locations?row=147'],
      ]),
    })
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
  it.each([
    ['', 'ArrowRight', false, 1, 0, { x: 310, y: 0 }],
    ['finer with Shift', 'ArrowUp', true, 1, 0, { x: 0, y: 20 }],
    ['finer when zoomed in', 'ArrowDown', false, 10, 0, { x: 0, y: -31 }],
    ['up to the edge', 'ArrowRight', false, 1, 3100, { x: 3100, y: 0 }],
  ])('move the cursor %s: %s', (_, key, isShift, zoom, x, moved) => {
    expect(cursorAfter(key, isShift, zoom, { x, y: 0 })).toEqual(moved)
  })

  it.each([
    ['nearer', '+', 1, 1.5],
    ['back to the whole map', '0', 7, 1],
  ])('zoom %s: %s', (_, key, zoom, expected) => {
    expect(zoomAfter(key, zoom)).toBe(expected)
  })

  it.each(['Tab', 'a', 'F5', 'PageDown', ' '])('leave others to the browser: %s', key => {
    expect(cursorAfter(key, false, 1, wholeMap) ?? zoomAfter(key, 1)).toBeNull()
  })
})
