import { expect } from 'vitest'
import { formatReport } from '../../../scripts/csv/report.ts'
import { formatProblems } from '../format/support.ts'
import { cellsOf, sourceWith, toCsv } from './sources.ts'

type Rows = string[][]
type Edit = (rows: Rows) => void

/** A fault, its format table, how it is created, and what the report has to contain. */
export type FormatFault = readonly [name: string, table: string, edit: Edit, message: RegExp]

/** Some cells of a row by the names of their columns. */
type Where = Readonly<Record<string, string>>

/** Index of the first row in which the given columns have the given values. */
function findRow(rows: Rows, where: Where): number {
  const header = rows[0] ?? []
  const index = rows.findIndex(cells =>
    Object.entries(where).every(([name, value]) => cells[header.indexOf(name)] === value),
  )
  if (index < 0) throw new Error(`no row with ${JSON.stringify(where)}`)
  return index
}

/** Sets a cell of the first row in which the given columns have the given values. */
export function set(where: Where, column: string, cell: string): Edit {
  return rows => {
    const row = rows[findRow(rows, where)] ?? []
    row[rows[0]?.indexOf(column) ?? -1] = cell
  }
}

/** Removes the first row in which the given columns have the given values. */
export const remove =
  (where: Where): Edit =>
  rows =>
    void rows.splice(findRow(rows, where), 1)

export const append =
  (...cells: string[]): Edit =>
  rows =>
    void rows.push(cells)

export const door = (name: string) => ({ struct: 'door', name })
export const main = (name: string) => ({ struct: 'block_25', name })

/** Expects the report of an edited table to contain a message, and a fix for every problem in it. */
export async function expectNamed(table: string, edit: Edit, message: RegExp): Promise<void> {
  const file = `data-csv/format/${table}.csv`
  const rows = cellsOf(file)
  edit(rows)
  const problems = await formatProblems(sourceWith({ [file]: toCsv(rows) }))
  expect(formatReport(problems)).toMatch(message)
  for (const { line, column, rule, allowed, fix } of problems) {
    expect([line > 0, column > 0, rule !== '', allowed !== '', fix !== '']).not.toContain(false)
  }
}
