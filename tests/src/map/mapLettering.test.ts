import { describe, expect, it } from 'vitest'
import { layers } from '../../../src/map/layers.ts'
import { mapLettering } from '../../../src/map/mapLettering.ts'
import type { LayerId } from '../../../src/map/marker.ts'

const namesAt = (zoom: number) => mapLettering(zoom, []).map(({ name }) => name)

describe('the names on the map', () => {
  it('are those of the image until there is space for the districts', () => {
    expect(namesAt(1)).toContain('Los Santos')
    expect(namesAt(1)).not.toContain('Ganton')
    expect(namesAt(4)).toEqual(expect.arrayContaining(['Los Santos', 'Ganton']))
  })

  it('are omitted where there is no space for a district', () => {
    const shown = layers.map(({ id }) => id)
    expect(mapLettering(4, shown).length).toBeLessThan(mapLettering(16, shown).length)
  })

  it('occur once each', () => {
    const names = namesAt(16)
    expect(names.length).toBe(new Set(names).size)
  })

  it('stay where they are when layers are added', () => {
    const positions = (shown: readonly LayerId[]) =>
      mapLettering(8, shown).map(({ name, x, y }) => `${name} ${x} ${y}`)
    expect(positions([])).toEqual(expect.arrayContaining(positions(layers.map(({ id }) => id))))
  })

  it('leave space for markers', () => {
    const shown = layers.map(({ id }) => id)
    const marks = layers.filter(({ id }) => id !== 'zones').flatMap(({ markers }) => markers)
    const hidden = (names: ReturnType<typeof mapLettering>) =>
      names.filter(({ x, y }) => marks.some(mark => Math.hypot(mark.x - x, mark.y - y) < 12)).length
    expect(hidden(mapLettering(8, shown))).toBeLessThan(hidden(mapLettering(8, [])))
  })
})
