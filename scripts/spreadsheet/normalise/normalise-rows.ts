import type { CsvRow } from '../../csv/csv-row.ts'
import { compareRows } from '../../csv/engine/cross/row-order.ts'
import { type AnyTable, type Source, withFiles } from '../../csv/engine/table.ts'
import type { CsvFile } from '../../csv/parse-csv.ts'
import { quoteCell } from '../../csv/report.ts'
import { fixCells } from './fix-cells.ts'

export interface NormalisedRows {
  readonly rows: readonly CsvRow[]
  /** What is otherwise now, one phrase each. */
  readonly changes: readonly string[]
  /** Why cells were left as they are, where they were. */
  readonly left: readonly string[]
}

const headerLine = 1

/** The same file where the rows are the same, as it is known already. */
const withRows = (csv: CsvFile, rows: readonly CsvRow[]): CsvFile =>
  rows === csv.rows ? csv : { ...csv, rows }

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
    !table.read(withFiles(source, [csv])).isWhole ||
    csv.rows.some(({ cells }) => cells.length !== names.length)
  )
    return csv.rows
  return csv.rows.map(({ line, cells }) => ({
    line,
    cells: places.flatMap(place => cells.slice(place, place + 1)),
  }))
}

/** The rows in the order of the table; the same when they are, or when a cell that tells the order has a fault. */
function orderRows(table: AnyTable, csv: CsvFile, source: Source, by: readonly string[]): readonly CsvRow[] {
  const { allRows } = table.read(withFiles(source, [csv]))
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
 * The rows of a table with cells mended where it is certain what was meant, columns and rows in the order of the table.
 * Each row keeps the number of the line it came from.
 * @param by properties the rows are sorted by, none for an order of their own
 * @param source gives the other files
 */
export function normaliseRows(
  table: AnyTable,
  csv: CsvFile,
  by: readonly string[],
  source: Source,
): NormalisedRows {
  const columns = orderColumns(table, csv, source)
  const { rows: mended, changes, left } = fixCells(table, withRows(csv, columns), source)
  const rows = orderRows(table, withRows(csv, mended), source, by)
  const names = table.columns.filter(({ property }) => by.includes(property)).map(({ name }) => name)
  return {
    rows,
    changes: [
      ...(columns === csv.rows ? [] : ['had its columns in another order']),
      ...(rows === mended ? [] : [`had rows out of the order of ${names.join(', ')}`]),
      ...changes.map(
        ({ line, columnName, cell, repair }) =>
          `line ${line} ${line === headerLine ? 'header' : columnName}: ${quoteCell(cell)} is now ${quoteCell(repair)}`,
      ),
    ],
    left,
  }
}
