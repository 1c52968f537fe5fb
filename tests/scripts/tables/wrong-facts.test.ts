import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseCsv } from '../../../scripts/csv/csv-file.ts'
import { isExplained, problemsOf } from '../support/fault-problems.ts'
import type { SeededFault } from '../support/seeded-faults.ts'
import { cellAt, lineOf, withCells } from '../support/sources.ts'

/** A fault in the row that begins with some cells. */
function change(name: string, key: string, column: string, cell: string): SeededFault {
  const file = `data-csv/${name}`
  const csv = () => withCells(file, lineOf(file, key), { [column]: cell })
  return { name: `${name} ${key} ${column} ${cell}`, file, csv, isCut: false, position: null }
}

/** Cells that are valid for their column but wrong; a row is found by its first cells. */
const wrongFacts = parseCsv(
  'wrong-facts.csv',
  readFileSync(join(import.meta.dirname, 'wrong-facts.csv'), 'utf8'),
)
  .rows.slice(1)
  .map(({ cells: [file = '', row = '', column = '', cell = ''] }) => change(file, row, column, cell))

it.each(wrongFacts)('a fact that contradicts another is reported: $name', fault => {
  const problems = problemsOf(fault)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter(problem => !isExplained(problem))).toEqual([])
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
