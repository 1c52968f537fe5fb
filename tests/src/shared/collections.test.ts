import { describe, expect, it } from 'vitest'
import { Groups, groupBy, pairs, Tally } from '#shared/collections.ts'

describe('groups', () => {
  it('keep their values in the order of insertion', () => {
    const groups = groupBy(['bean', 'apple', 'berry', 'avocado'], word => word.charAt(0))
    expect([...groups]).toEqual([
      ['b', ['bean', 'berry']],
      ['a', ['apple', 'avocado']],
    ])
  })

  it('return no values for a key without values, and do not create a group for it', () => {
    const groups = new Groups<string, number>()
    expect(groups.of('a')).toEqual([])
    expect(groups.size).toBe(0)
  })
})

it('pairs contain each value with the next one', () => {
  expect(pairs([1, 2, 4])).toEqual([
    [1, 2],
    [2, 4],
  ])
  expect(pairs(new Set([1]))).toEqual([])
})

describe('a tally', () => {
  it('counts its keys', () => {
    expect([...new Tally(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })

  it('adds amounts and returns the sum, 0 for an unknown key', () => {
    const tally = new Tally<string>()
    expect([tally.of('a'), tally.add('a', 5), tally.add('a'), tally.of('a')]).toEqual([0, 5, 6, 6])
  })
})
