import { expect, it } from 'vitest'
import { Tally } from '#shared/collections.ts'

it('a tally counts its keys, adds amounts and gives 0 for an unknown key', () => {
  const tally = new Tally(['a', 'b', 'a'])
  expect(tally.add('b', 5)).toBe(6)
  expect(['a', 'b', 'c'].map(key => tally.of(key))).toEqual([2, 6, 0])
})
