import { expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import { problemsOf, unexplained } from '../support/fault-problems.ts'
import type { SeededFault } from '../support/seeded-faults.ts'
import { cellAt, lineOf, withCells } from '../support/sources.ts'

/** Cells that are valid for their column but wrong; a row is found by its first cells. */
const wrongFacts = readRows(new URL('wrong-facts.csv', import.meta.url)).map(
  ({ file: name = '', row = '', column = '', cell = '' }): SeededFault => {
    const file = `data-csv/${name}`
    const csv = () => withCells(file, lineOf(file, row), { [column]: cell })
    return { name: `${name} ${row} ${column} ${cell}`, file, csv, isCut: false, position: null }
  },
)

it.each(wrongFacts)('a fact that contradicts another is reported: $name', fault => {
  const problems = problemsOf(fault)
  expect(problems.length).toBeGreaterThan(0)
  expect(unexplained(problems)).toEqual([])
})

it.each([
  ['vehicles.csv', 'name', 2],
  ['weapons.csv', 'name', 5],
  ['blocks/16-statistics.csv', 'name', 22],
  ['blocks/16-statistics.csv', 'engine_name', 22],
  ['pickups.csv', 'description', 14],
])('two names exchanged are reported in %s, column %s', (name, column, index) => {
  const file = `data-csv/${name}`
  const [first, second] = [index + 1, index + 2].map(line => cellAt(file, line, column))
  const one = withCells(file, index + 1, { [column]: second ?? '' })
  const other = withCells(file, index + 2, { [column]: first ?? '' })
  const swapped = {
    ...one,
    rows: one.rows.with(index + 1, other.rows[index + 1] ?? { line: 0, cells: [] }),
  }
  const problems = problemsOf({ name, file, csv: () => swapped, isCut: false, position: null })
  expect(problems.map(({ line }) => line).some(line => line === index + 1 || line === index + 2)).toBe(true)
})
