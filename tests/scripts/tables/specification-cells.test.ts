import { describe, expect, it } from 'vitest'
import { savedGarages } from '../../../scripts/tables/blocks/03-garages.ts'
import { blocks } from '../../../scripts/tables/blocks.ts'
import { garages } from '../../../scripts/tables/garages.ts'
import { locations } from '../../../scripts/tables/locations.ts'
import { definition } from '../format/support.ts'
import { cellsOf, realSource } from '../support/sources.ts'

describe('the tables of the specification', () => {
  it('list each position in a garage once, in block 03', () => {
    expect(cellsOf(garages.file)[0]).toEqual(['id', 'name', 'readable_name', 'save_index', 'note'])
    for (const { saveIndex, x, y, z } of garages.rows(realSource)) {
      expect(savedGarages.rows(realSource)[saveIndex]).toMatchObject({ x, y, z })
    }
    expect(garages.rows(realSource)[0]).toMatchObject({ id: 16, x: 2502.31, y: -1699.36, z: 12.4323 })
  })

  it('state contents and size of a block once, in the format', () => {
    expect(cellsOf(blocks.file)[0]).not.toContain('contents')
    expect(cellsOf(blocks.file)[0]).not.toContain('actual_size')
    const rows = blocks.rows(realSource)
    for (const { number, what } of [...definition.blocks, ...definition.leftovers]) {
      const row = rows.find(({ block }) => block === number)
      if (row !== undefined) expect(row.contents).toBe(what)
    }
    expect(rows.map(({ contents }) => contents)).not.toContain('')
    expect(rows[1]?.actualSize).toBe('2314 + variable space size + 262 × script count')
    expect(rows.slice(-3).map(({ actualSize }) => actualSize)).toEqual(['none', 'none', 'none'])
  })

  it('give every location a side, and the 153 that older tables leave blank a kind and a district', () => {
    const rows = locations.rows(realSource)
    expect(rows.filter(({ side }) => side === 'Outside')).toHaveLength(222)
    expect(rows.filter(({ inside, side }) => inside !== null && inside !== side)).toEqual([])
    const blank = rows.filter(({ description }) => description === null)
    expect(blank).toHaveLength(153)
    // Only the two doors without a marker have no kind.
    expect(blank.filter(({ kind }) => kind === null).map(({ number }) => number)).toEqual([82, 83])
    expect(blank.filter(({ side, district }) => side === 'Outside' && district === null)).toEqual([])
  })

  it('label all doors of Ammu-Nation, outdoors and indoors', () => {
    const doors = locations.rows(realSource).filter(({ marker }) => marker?.startsWith('AMMUN'))
    expect(doors.map(({ number }) => number)).toEqual([
      ...[6, 13, 55, 124, 156, 181, 185, 196, 200, 206, 213],
      ...[325, 338, 339, 340, 341],
    ])
    expect(new Set(doors.map(({ kind }) => kind))).toEqual(new Set(['Ammu-Nation']))
  })

  it('put described doors in the district that their description names', () => {
    const named = locations.rows(realSource).flatMap(({ number, side, description, district }) => {
      const [, name] = /(?:^Savehouse: |, )([A-Z][\w' .-]+?)(?: \(.*)?$/.exec(description ?? '') ?? []
      return side === 'Outside' && name !== undefined ? [{ number, name, district }] : []
    })
    const elsewhere = named.filter(({ name, district }) => !district?.includes(name))
    expect(named.length).toBeGreaterThan(80)
    // 187 is too high for any zone, 190 is an indoor door described as outdoor, 197 is just outside the town.
    expect(elsewhere.map(({ number }) => number)).toEqual([187, 190, 197])
  })

  it('have blocks 00 to 30 with the sizes of the specification', () => {
    const rows = blocks.rows(realSource)
    const sizes = Object.fromEntries(rows.map(({ block, sizeBytes }) => [block, sizeBytes]))
    expect(sizes).toMatchObject({
      '00': 312,
      '03': 9159,
      '04': 11,
      '06': 19923,
      '07': 0,
      '08': 359,
      '09': 7000,
      '10': 18892,
      '11': 160,
      '13': 0,
      '14': 0,
      '15': 44,
      '16': 1940,
      '17': 6724,
      '18': 26316,
      '19': 640,
      '20': 104,
      '21': 259,
      '22': 552,
      '23': 92,
      '24': 4764,
      '26': 3836,
      '27': 3590,
      '28': 0,
      '29': 0,
    })
    expect(rows.filter(({ sizeBytes }) => sizeBytes === null).map(({ block }) => block)).toEqual([
      '01',
      '02',
      '05',
      '12',
      '25',
      '30',
    ])
    expect(rows.find(({ block }) => block === '27')?.otherSizeBytes).toBe(3592)
    expect(rows.filter(({ hasPage }) => !hasPage).map(({ block }) => block)).toEqual([
      '07',
      '13',
      '14',
      '28',
      '29',
    ])
  })
})
