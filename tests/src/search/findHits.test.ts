import { describe, expect, it } from 'vitest'
import { find, findFirst, hitsIn } from './support/find.ts'

describe('a number', () => {
  it('finds every id it can be', () => {
    const ids = ['Missions', 'Weapons', 'Vehicle colours', 'Savehouses', 'Garages', 'Script variables']
    expect(find('16').groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Pages', ...ids]))
  })

  it('finds the field of the block, the statistic and the weapon at that offset', () => {
    const found = hitsIn(find('16:0114')).map(({ title }) => title)
    expect(found).toEqual(['float_stats[69]', 'Weapon skill: Pistol', '9mm'])
  })

  it.each([
    ['0x1E000', 'byte 122,880 of a typical save'],
    ['0x00E4', 'of every save'],
  ])('that is an offset in a typical save is marked as such: %s', (query, detail) => {
    expect(hitsIn(find(query))).toContainEqual(
      expect.objectContaining({ kind: 'In a typical save', detail: expect.stringContaining(detail) }),
    )
  })
})

describe('a query without results', () => {
  it.each(['savehouse zzzz', 'infernuss mod'])('suggests the nearest: %s', query => {
    const { isNearest, total } = find(query)
    expect([isNearest, total > 0]).toEqual([true, true])
  })

  it.each([
    ...['xyzzyq', 'asdfghjkl', 'zzzz', 'qwertz blah'],
    ...['how do i cook', 'how do i bake a cake', 'zebra crossing', 'multiplayer'],
  ])('finds nothing for nonsense: %s', query => {
    expect(find(query).total).toBe(0)
  })

  it.each(['???', 'block 31'])('has not even near ones for symbols or a block without data: %s', query => {
    expect(find(query)).toMatchObject({ total: 0, isNearest: false })
  })
})

it.each(['money', 'health', 'driving school'])('a recipe is among the first three hits for %s', query => {
  const kinds = hitsIn(findFirst(query)).map(({ kind }) => kind)
  expect(kinds.slice(0, 3)).toContain('Recipes')
})
