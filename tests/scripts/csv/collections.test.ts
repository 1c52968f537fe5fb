import { describe, expect, it } from 'vitest'
import { Groups, groupBy } from '../../../scripts/csv/groups.ts'
import { pairs } from '../../../scripts/csv/pairs.ts'
import { Tally } from '../../../scripts/csv/tally.ts'

describe('groups', () => {
  it('keep their values in the order they came', () => {
    const groups = groupBy(['bean', 'apple', 'berry', 'avocado'], word => word.charAt(0))
    expect([...groups]).toEqual([
      ['b', ['bean', 'berry']],
      ['a', ['apple', 'avocado']],
    ])
  })

  it('have no values of a key that nothing was put under, and do not make it a group', () => {
    const groups = new Groups<string, number>()
    expect(groups.of('a')).toEqual([])
    expect(groups.size).toBe(0)
  })
})

describe('pairs', () => {
  it('are each value with the next', () => {
    expect(pairs([1, 2, 4])).toEqual([
      [1, 2],
      [2, 4],
    ])
    expect(pairs(new Set([1]))).toEqual([])
  })
})

describe('a tally', () => {
  it('counts the keys it is given', () => {
    expect([...new Tally(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })

  it('adds amounts and gives the sum, which is 0 of what was never met', () => {
    const tally = new Tally<string>()
    expect([tally.of('a'), tally.add('a', 5), tally.add('a'), tally.of('a')]).toEqual([0, 5, 6, 6])
  })
})
