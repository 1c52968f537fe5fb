import { describe, expect, it } from 'vitest'
import { find, findFirst } from './support/find.ts'

describe('a number', () => {
  it('finds every id it can be', () => {
    const kinds = find('16').groups.map(({ kind }) => kind)
    for (const kind of [
      'Pages',
      'Missions',
      'Weapons',
      'Vehicle colours',
      'Savehouses',
      'Garages',
      'Script variables',
    ])
      expect(kinds).toContain(kind)
  })

  it('is explained in the notation it was read as', () => {
    expect(find('0x10').readings).toEqual(['0x10 = 16'])
    expect(find('16').readings).toEqual(['16 = 0x10; 0x16 = 22'])
    expect(find('59F29D44').readings).toEqual([
      '59 F2 9D 44 in a file: float 1263.5734, integer 1,151,201,881',
      'big-endian: float 8.5362325e+15, integer 1,509,072,196',
    ])
    expect(find('1000000').readings).toContain('1000000 in a file: integer 40 42 0F 00, float 00 24 74 49')
    expect(find('desert eagle').readings).toEqual([])
  })

  it('finds the field of the block, the statistic and the weapon at that offset', () => {
    const found = find('16:0114').groups.flatMap(({ hits }) => hits.map(({ title }) => title))
    expect(found).toEqual(['float_stats[69]', 'Weapon skill: Pistol', '9mm'])
  })

  it('at an offset in a typical save is marked as such', () => {
    expect(find('0x1E000').groups[0]?.hits[0]?.detail).toContain('byte 122,880 of a typical save')
    expect(find('0x00E4').groups.find(({ kind }) => kind === 'In a typical save')?.hits[0]?.detail).toContain(
      'of every save',
    )
  })
})

describe('a query without results', () => {
  it.each(['savehouse zzzz', 'infernuss mod'])('suggests the nearest: %s', query => {
    const results = find(query)
    expect(results.isNearest).toBe(true)
    expect(results.total).toBeGreaterThan(0)
  })

  it.each([
    'xyzzyq',
    'asdfghjkl',
    'zzzz',
    'qwertz blah',
    'how do i cook',
    'how do i bake a cake',
    'zebra crossing',
    'multiplayer',
  ])('finds nothing for nonsense: %s', query => {
    expect(find(query).total).toBe(0)
  })

  it('finds nothing for symbols alone', () => {
    expect(find('???')).toMatchObject({ total: 0, isNearest: false })
  })
})

it.each(['money', 'health', 'driving school'])('a recipe is among the first three hits for %s', query => {
  const { groups } = findFirst(query)
  const hits = groups.flatMap(({ kind, hits }) => hits.map(() => kind))
  expect(hits.slice(0, 3)).toContain('Recipes')
})
