import { expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import { problemsWith, unexplained } from '../support/fault-problems.ts'
import { cellAt, lineOf, withCells } from '../support/sources.ts'

/** Cells that are valid for their column but wrong; a row is found by its first cells. */
const wrongFacts = readRows<Record<'file' | 'row' | 'column' | 'cell', string>>(
  new URL('wrong-facts.csv', import.meta.url),
)

it.each(wrongFacts)(
  'a fact that contradicts another is reported: $file $row $column $cell',
  ({ file: name, row, column, cell }) => {
    const file = `data-csv/${name}`
    const problems = problemsWith(withCells(file, lineOf(file, row), { [column]: cell }))
    expect(problems).not.toEqual([])
    expect(unexplained(problems)).toEqual([])
  },
)

it.each([
  ['vehicles.csv', 'name', 3],
  ['weapons.csv', 'name', 6],
  ['blocks/16-statistics.csv', 'name', 23],
  ['blocks/16-statistics.csv', 'engine_name', 23],
  ['pickups.csv', 'description', 15],
])('two names exchanged are reported in %s, column %s', (name, column, line) => {
  const file = `data-csv/${name}`
  const first = withCells(file, line, { [column]: cellAt(file, line + 1, column) })
  const second = withCells(file, line + 1, { [column]: cellAt(file, line, column) })
  const rows = [...first.rows.slice(0, line), ...second.rows.slice(line)]
  expect(problemsWith({ ...first, rows }).map(problem => problem.line)).toContain(line)
})
