import { describe, expect, it } from 'vitest'
import {
  canvasTransform,
  clampView,
  mapPercent,
  maxZoom,
  pointAt,
  wholeMap,
  zoomAt,
} from '../../../src/map/view.ts'

describe('a map view', () => {
  it('never shows anything beyond the edge', () => {
    expect(clampView({ x: 5000, y: -5000, zoom: 2 })).toEqual({ x: 1550, y: -1550, zoom: 2 })
    expect(clampView({ x: 900, y: 900, zoom: 0.2 })).toEqual(wholeMap)
    expect(clampView({ x: 0, y: 0, zoom: 99 }).zoom).toBe(maxZoom)
  })

  it('keeps the location under the pointer when it zooms', () => {
    const from = { x: 500, y: -300, zoom: 4 }
    const point = pointAt(from, 0.6, 0.3)
    const { x, y } = pointAt(zoomAt(from, point, 9), 0.6, 0.3)
    expect({ x, y }).toEqual({ x: expect.closeTo(point.x, 6), y: expect.closeTo(point.y, 6) })
  })
})

describe('the map canvas', () => {
  it('fills the window at the whole map', () => {
    expect(canvasTransform(wholeMap, 1)).toBe('translate(0.00000%, 0.00000%) scale(1)')
  })

  it('shows the centre of the view in the centre of the window, before and after it is redrawn', () => {
    const view = clampView({ x: 2495, y: -1687, zoom: 8 })
    for (const drawnZoom of [8, 5, 1]) {
      const [, right = '', down = '', scale = ''] =
        /translate\((.+)%, (.+)%\) scale\((.+)\)/.exec(canvasTransform(view, drawnZoom)) ?? []
      const { left, top } = mapPercent(view)
      // In parts of the window: the canvas is drawnZoom windows wide, then scaled.
      const windows = (shift: string, percent: number) =>
        (Number(shift) / 100) * drawnZoom + (percent / 100) * drawnZoom * Number(scale)
      expect(windows(right, left)).toBeCloseTo(0.5, 4)
      expect(windows(down, top)).toBeCloseTo(0.5, 4)
    }
  })
})
