import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../scripts/csv/csv-file.ts'
import { isExplained, problemsOf } from '../support/fault-problems.ts'
import type { SeededFault } from '../support/seeded-faults.ts'
import { cellsOf, withRow } from '../support/sources.ts'

/** The cell of a column in the row that begins with these cells. */
function change(file: string, key: string, column: string, cell: string): SeededFault {
  const rows = cellsOf(`data-csv/${file}`)
  const index = rows[0]?.indexOf(column) ?? -1
  const line = rows.findIndex(row => `${row.join()},`.startsWith(`${key},`)) + 1
  const row = rows[line - 1]
  if (index < 0 || row === undefined) throw new Error(`no ${column} of ${key} in ${file}`)
  const csv = () => withRow(`data-csv/${file}`, line, row.with(index, cell))
  const name = `${file} ${key} ${column} ${cell}`
  return { name, file: `data-csv/${file}`, csv, isCut: false, position: { line, column: index + 1, cell } }
}

/** Cells that are valid for their column but wrong; a row is found by its first cells. */
const wrongFacts = parseCsv(
  'wrong-facts.csv',
  readFileSync(join(import.meta.dirname, 'wrong-facts.csv'), 'utf8'),
)
  .rows.slice(1)
  .map(({ cells: [file = '', row = '', column = '', cell = ''] }) => change(file, row, column, cell))

describe('a fact that contradicts another', () => {
  it.each(wrongFacts)('is reported: $name', fault => {
    const problems = problemsOf(fault)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.filter(problem => !isExplained(problem))).toEqual([])
  })
})

describe('two names exchanged', () => {
  it.each([
    ['vehicles.csv', 'name', 2],
    ['weapons.csv', 'name', 5],
    ['blocks/16-statistics.csv', 'name', 22],
    ['blocks/16-statistics.csv', 'engine_name', 22],
    ['pickups.csv', 'description', 14],
  ])('are reported in %s, column %s', (name, column, index) => {
    const file = `data-csv/${name}`
    const rows = cellsOf(file)
    const at = rows[0]?.indexOf(column) ?? -1
    const [first, second] = [rows[index] ?? [], rows[index + 1] ?? []]
    const csv = withRow(file, index + 1, first.with(at, second[at] ?? ''))
    const swapped = {
      ...csv,
      rows: csv.rows.with(index + 1, { line: index + 2, cells: second.with(at, first[at] ?? '') }),
    }
    const problems = problemsOf({ name, file, csv: () => swapped, isCut: false, position: null })
    expect(problems.map(({ line }) => line).some(line => line === index + 1 || line === index + 2)).toBe(true)
  })
})
