import { describe, expect, it } from 'vitest'
import { layers } from '../../../src/map/layers.ts'
import { placeNames } from '../../../src/map/placeNames.ts'

const namesAt = (zoom: number) => placeNames(zoom, []).map(({ name }) => name)

describe('the names on the map', () => {
  it('are those of the drawing until the districts have room', () => {
    expect(namesAt(1)).toContain('Los Santos')
    expect(namesAt(1)).not.toContain('Ganton')
    expect(namesAt(4)).toEqual(expect.arrayContaining(['Los Santos', 'Ganton']))
  })

  it('are left out where districts have no free place', () => {
    const shown = layers.map(({ id }) => id)
    expect(placeNames(4, shown).length).toBeLessThan(placeNames(16, shown).length)
  })

  it('come once each', () => {
    const names = namesAt(16)
    expect(names.length).toBe(new Set(names).size)
  })

  it('step aside for marks', () => {
    const shown = layers.map(({ id }) => id)
    const marks = layers.filter(({ id }) => id !== 'zones').flatMap(({ markers }) => markers)
    const hidden = (names: ReturnType<typeof placeNames>) =>
      names.filter(({ x, y }) => marks.some(mark => Math.hypot(mark.x - x, mark.y - y) < 12)).length
    expect(hidden(placeNames(8, shown))).toBeLessThan(hidden(placeNames(8, [])))
  })
})
