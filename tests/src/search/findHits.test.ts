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
