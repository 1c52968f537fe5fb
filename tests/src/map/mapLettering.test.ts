import { describe, expect, it } from 'vitest'
import { layers } from '../../../src/map/layers.ts'
import { mapLettering } from '../../../src/map/mapLettering.ts'
import type { LayerId } from '../../../src/map/marker.ts'

const all = layers.map(({ id }) => id)
const namesAt = (zoom: number) => mapLettering(zoom, []).map(({ name }) => name)

describe('the names on the map', () => {
  it('are those of the image until there is space for the districts', () => {
    expect(namesAt(1)).toContain('Los Santos')
    expect(namesAt(1)).not.toContain('Ganton')
    expect(namesAt(4)).toEqual(expect.arrayContaining(['Los Santos', 'Ganton']))
  })

  it('are omitted where there is no space for a district', () => {
    expect(mapLettering(4, all).length).toBeLessThan(mapLettering(16, all).length)
  })

  it('occur once each', () => {
    const names = namesAt(16)
    expect(names).toHaveLength(new Set(names).size)
  })

  it('stay where they are when layers are added', () => {
    const positions = (shown: readonly LayerId[]) =>
      mapLettering(8, shown).map(({ name, x, y }) => `${name} ${x} ${y}`)
    expect(positions([])).toEqual(expect.arrayContaining(positions(all)))
  })

  it('leave space for markers', () => {
    const marks = layers.filter(({ id }) => id !== 'zones').flatMap(({ markers }) => markers)
    const hidden = (names: ReturnType<typeof mapLettering>) =>
      names.filter(({ x, y }) => marks.some(mark => Math.hypot(mark.x - x, mark.y - y) < 12)).length
    expect(hidden(mapLettering(8, all))).toBeLessThan(hidden(mapLettering(8, [])))
  })
})
