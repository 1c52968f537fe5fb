import { describe, expect, it } from 'vitest'
import {
  below,
  type Check,
  column,
  defineTable,
  integer,
  optional,
  rowFinder,
} from '../../../../scripts/csv/declare.ts'
import { exampleInfo, exampleSource, problemsOf } from '../../support/example-table.ts'

const spans = (...checks: Check<{ least: number; most: number | null }>[]) =>
  defineTable(
    {
      ...exampleInfo,
      columns: {
        least: column('Least', integer(), 'Number'),
        most: column('Most', optional(integer()), 'Number'),
      },
    },
    checks,
  )

const content = 'least,most\n1,2\n3,3\n5,4\n6,\n'

describe('a bound', () => {
  const equal = expect.stringMatching(/:3:1: least "3" is not below most/)
  const greater = expect.stringMatching(/:4:1: least "5" is not below most/)

  it('is below the other one; an empty one is not compared', () => {
    expect(problemsOf(spans(below('least', 'most')), content)).toEqual([equal, greater])
  })

  it('may be equal where the table allows it', () => {
    expect(problemsOf(spans(below('least', 'most', { mayEqual: true })), content)).toEqual([greater])
  })
})

it('a row is found by a value of a column, and nothing by another value', () => {
  const find = rowFinder(spans(), 'least')
  const source = exampleSource(content)
  expect(find(source, 5)).toMatchObject({ least: 5, most: 4 })
  expect([2, null].map(value => find(source, value))).toEqual([undefined, undefined])
})
