import { expect, it } from 'vitest'
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

const equal = /:3:1: least "3" is not below most/
const greater = /:4:1: least "5" is not below most/

it.each([
  ['is below the other one; an empty one is not compared', below('least', 'most'), [equal, greater]],
  ['may be equal where the table allows it', below('least', 'most', { mayEqual: true }), [greater]],
])('a bound %s', (_, check, problems) => {
  expect(problemsOf(spans(check), content)).toEqual(problems.map(problem => expect.stringMatching(problem)))
})

it('a row is found by a value of a column, and nothing by another value', () => {
  const find = rowFinder(spans(), 'least')
  const source = exampleSource(content)
  expect(find(source, 5)).toMatchObject({ least: 5, most: 4 })
  expect([2, null].map(value => find(source, value))).toEqual([undefined, undefined])
})
