import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../../scripts/csv/csv-file.ts'
import {
  below,
  type Check,
  column,
  defineTable,
  integer,
  optional,
  rowFinder,
} from '../../../../scripts/csv/declare.ts'

const columns = {
  least: column('Least', integer(), 'Number'),
  most: column('Most', optional(integer()), 'Number'),
}

const small = (...checks: Check<{ least: number; most: number | null }>[]) =>
  defineTable(
    { file: 'small.csv', title: 'Small', rowMeaning: 'a span', page: '/', sources: [], columns },
    checks,
  )

const csv = parseCsv('data-csv/small.csv', 'least,most\n1,2\n3,3\n5,4\n6,\n')
const source = { csv: () => csv }

describe('a bound', () => {
  const linesOf = (check: Check<{ least: number; most: number | null }>) =>
    small(check)
      .problems(source)
      .map(({ line, columnName, rule }) => `${line} ${columnName} ${rule}`)

  it('is below the other one; an empty one is not compared', () => {
    expect(linesOf(below('least', 'most'))).toEqual([
      '3 least is not below most',
      '4 least is not below most',
    ])
  })

  it('may be equal where the table allows it', () => {
    expect(linesOf(below('least', 'most', { mayEqual: true }))).toEqual(['4 least is not below most'])
  })
})

it('a row is found by a value of a column, and nothing by another value', () => {
  const find = rowFinder(small(), 'least')
  expect(find(source, 5)).toMatchObject({ least: 5, most: 4 })
  expect(find(source, 2)).toBeUndefined()
  expect(find(source, null)).toBeUndefined()
})
