import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { formatReport } from '../../../scripts/csv/report.ts'
import { readRows } from '../../support/csv-rows.ts'
import { unexplained } from '../support/fault-problems.ts'
import { cellsOf, sourceWith, toCsv } from '../support/sources.ts'
import { formatProblems } from './support.ts'

interface Fault {
  readonly name: string
  /** The format table that is edited. */
  readonly table: string
  readonly edit: 'set' | 'remove' | 'append' | 'repeat'
  /** Cells of the row that is set or removed, the first that has them: `struct=door name=flags`. */
  readonly row: string
  readonly column: string
  /** The new cell, or the cells of an appended row. */
  readonly cell: string
  /** What the report has to contain, as a regular expression. */
  readonly message: string
}

/**
 * Faults of the layout (offsets, sizes and counts of fields, their structs, the elements of their arrays), of the meaning (values,
 * names of values, evidence), of the file (blocks, constants, versions, corrections), and of evidence rules.
 */
const faults = readRows<Fault>(new URL('format-faults.csv', import.meta.url))

/** The rows of a table with a fault. */
function rowsWith({ table, edit, row, column, cell }: Fault): readonly string[][] {
  const rows = cellsOf(`data-csv/format/${table}.csv`)
  const [header = [], first = []] = rows
  const found = rows.findIndex(cells =>
    row.split(' ').every(pair => cells[header.indexOf(pair.split('=')[0] ?? '')] === pair.split('=')[1]),
  )
  if (edit === 'append') return [...rows, ...Papa.parse<string[]>(cell).data]
  if (edit === 'repeat') return [...rows, first]
  if (found < 0) throw new Error(`no row with ${row}`)
  if (edit === 'remove') return rows.toSpliced(found, 1)
  return rows.with(found, rows[found]?.with(header.indexOf(column), cell) ?? [])
}

it.each(faults)('the format tables fail the checks with $name, with a fix for every problem', async fault => {
  const file = `data-csv/format/${fault.table}.csv`
  const problems = await formatProblems(sourceWith({ [file]: toCsv([...rowsWith(fault)]) }))
  expect(formatReport(problems)).toMatch(new RegExp(fault.message))
  expect(unexplained(problems)).toEqual([])
})
