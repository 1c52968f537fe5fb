import { type CsvFile, type CsvRow, parseCsv } from '../csv/parse-csv.ts'
import { quoteCell } from '../csv/report.ts'
import { writeCsv } from '../csv/write-csv.ts'
import { compareRows } from '../table-engine/cross/row-order.ts'
import type { AnyTable, Source } from '../table-engine/table.ts'
import { decodeText } from './decode-text.ts'
import { mendCells } from './mend-cells.ts'

export interface TidyFile {
  readonly content: string
  /** What is otherwise now, one phrase each; none when the file was as it should be. */
  readonly changes: readonly string[]
  /** Why cells or rows were left as they are, where they were. */
  readonly left: readonly string[]
}

const headerLine = 1

/** A source with one file in another state. */
function withFile(source: Source, csv: CsvFile): Source {
  return { csv: file => (file === csv.file ? csv : source.csv(file)) }
}

/**
 * The columns in the order the table declares; the same rows when they are, or when something is wrong with the header:
 * it may have been exchanged.
 */
function orderColumns(table: AnyTable, csv: CsvFile, source: Source): readonly CsvRow[] {
  const names = table.columns.filter(({ isDerived }) => !isDerived).map(({ name }) => name)
  const [header] = csv.rows
  const places = names.map(name => header?.cells.indexOf(name) ?? -1)
  const isPlain = places.every((place, index) => place === index)
  if (
    isPlain ||
    !table.read(withFile(source, csv)).isWhole ||
    csv.rows.some(({ cells }) => cells.length !== names.length)
  )
    return csv.rows
  return csv.rows.map(({ line, cells }) => ({ line, cells: places.map(place => cells[place] ?? '') }))
}

/** The rows in the order of the table; the same when they are, or when a cell that tells the order has a fault. */
function orderRows(table: AnyTable, csv: CsvFile, source: Source, by: readonly string[]): readonly CsvRow[] {
  const { allRows } = table.read(withFile(source, csv))
  if (by.length === 0 || allRows.some(row => by.some(property => row.values[property] === undefined)))
    return csv.rows
  const [header, ...rows] = csv.rows
  const compare = compareRows(by)
  const places = rows.flatMap((csvRow, index) => {
    const row = allRows[index]
    return row === undefined ? [] : [{ csvRow, row }]
  })
  const sorted = places.toSorted((a, b) => compare(a.row, b.row)).map(({ csvRow }) => csvRow)
  const isSorted = sorted.every((row, index) => row === rows[index])
  return isSorted || header === undefined ? csv.rows : [header, ...sorted]
}

/**
 * A table's file in the form all files have: UTF-8, commas, line feeds, quotes where needed, columns and rows in the
 * order of the table, and cells mended where it is certain what was meant.
 * @param by properties the rows are sorted by, none for an order of their own
 * @param source gives the other files
 */
export function tidyTable(
  table: AnyTable,
  bytes: Uint8Array,
  by: readonly string[],
  source: Source,
): TidyFile {
  const { text, encoding } = decodeText(bytes)
  const parsed = parseCsv(table.file, text)
  if (parsed.problems.length > 0 || parsed.rows.length === 0)
    return { content: text, changes: [], left: ['it cannot be read as CSV'] }
  const columns = orderColumns(table, parsed, source)
  const { rows: mended, changes: cellChanges, left } = mendCells(table, { ...parsed, rows: columns }, source)
  const rows = orderRows(table, { ...parsed, rows: mended }, source, by)
  const content = writeCsv(rows.map(({ cells }) => cells))
  const notes = [
    ...(encoding === null ? [] : [`was encoded as ${encoding}`]),
    ...parsed.notes.map(note => note.replace(/^has /, 'had ').replace(/^begins /, 'began ')),
    ...(columns === parsed.rows ? [] : ['had its columns in another order']),
    ...(rows === mended ? [] : [`had rows out of the order of ${by.join(', ')}`]),
  ]
  const isSameForm = notes.length > 0 || cellChanges.length > 0 || content === text
  const quoting = isSameForm ? [] : ['had quotes that are not needed, or no line end at the end']
  return {
    content,
    changes: [
      ...notes,
      ...quoting,
      ...cellChanges.map(
        ({ line, columnName, cell, repair }) =>
          `line ${line} ${line === headerLine ? 'header' : columnName}: ${quoteCell(cell)} is now ${quoteCell(repair)}`,
      ),
    ],
    left,
  }
}
