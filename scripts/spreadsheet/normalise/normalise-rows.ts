import { type CsvFile, type CsvRow, lineOfCell } from '../../csv/csv-file.ts'
import { type AnyTable, compareRows, type Problem, type Source, withFiles } from '../../csv/declare.ts'
import { quoteCell } from '../../csv/report.ts'

/** A cell with its correction. */
type RepairedCell = Pick<Problem, 'line' | 'columnName' | 'cell'> & { readonly repair: string }

/** A cell may have several faults in turn: spaces, then capitals. */
const mostRounds = 4

/**
 * Fixes cells with an unambiguous correction, e.g. `0a` in a hex column. Fixes nothing if a spreadsheet has
 * dropped digits of other cells in the file, as the remaining faults are evidence of the loss.
 */
function fixCells(table: AnyTable, csv: CsvFile, source: Source) {
  let rows = csv.rows
  const changes = new Map<string, RepairedCell>()
  for (let round = 0; round < mostRounds; round++) {
    const problems = table.problems(withFiles(source, [withRows(csv, rows)]))
    const lost = problems.filter(({ trace, repair }) => trace !== undefined && repair === undefined)
    if (lost.length > 0) {
      const left = `a spreadsheet has lost digits of ${lost.length} or more cells; restore the file`
      return { rows: csv.rows, changes: [], left: [left] }
    }
    const repairs = new Map<string, string>()
    for (const { line, column, columnName, cell, repair } of problems) {
      if (repair === undefined) continue
      const position = `${line}:${column}`
      repairs.set(position, repair)
      changes.set(position, { line, columnName, cell: changes.get(position)?.cell ?? cell, repair })
    }
    if (repairs.size === 0) break
    rows = rows.map(row => ({
      line: row.line,
      cells: row.cells.map((cell, index) => repairs.get(`${lineOfCell(row, index)}:${index + 1}`) ?? cell),
    }))
  }
  return { rows, changes: [...changes.values()], left: [] }
}

const headerLine = 1

/** The same object if the rows are unchanged, so that its cached result is reused. */
const withRows = (csv: CsvFile, rows: readonly CsvRow[]): CsvFile =>
  rows === csv.rows ? csv : { ...csv, rows }

/** Sorts the columns into declared order; unchanged if they already are, or if the header has a fault. */
function orderColumns(table: AnyTable, csv: CsvFile, source: Source): readonly CsvRow[] {
  const names = table.columns.filter(({ isDerived }) => !isDerived).map(({ name }) => name)
  const [header] = csv.rows
  const columns = names.map(name => header?.cells.indexOf(name) ?? -1)
  const isPlain = columns.every((column, index) => column === index)
  if (
    isPlain ||
    !table.read(withFiles(source, [csv])).isWhole ||
    csv.rows.some(({ cells }) => cells.length !== names.length)
  )
    return csv.rows
  return csv.rows.map(({ line, cells }) => ({
    line,
    cells: columns.flatMap(column => cells.slice(column, column + 1)),
  }))
}

/** Sorts the rows; unchanged if they already are sorted, or if a cell of the sort key has a fault. */
function orderRows(table: AnyTable, csv: CsvFile, source: Source): readonly CsvRow[] {
  const { sortedBy: by } = table
  const { allRows } = table.read(withFiles(source, [csv]))
  if (by.length === 0 || allRows.some(row => by.some(property => row.values[property] === undefined)))
    return csv.rows
  const [header, ...rows] = csv.rows
  const compare = compareRows(by)
  const positions = rows.flatMap((csvRow, index) => {
    const row = allRows[index]
    return row === undefined ? [] : [{ csvRow, row }]
  })
  const sorted = positions.toSorted((a, b) => compare(a.row, b.row)).map(({ csvRow }) => csvRow)
  const isSorted = sorted.every((row, index) => row === rows[index])
  return isSorted || header === undefined ? csv.rows : [header, ...sorted]
}

/**
 * Normalises the rows of a table: fixes unambiguous cells and sorts columns and rows. Each row keeps its line
 * number. @param source provides the other files
 * @returns the rows, their changes, one phrase each, and why some cells were left unchanged
 */
export function normaliseRows(table: AnyTable, csv: CsvFile, source: Source) {
  const columns = orderColumns(table, csv, source)
  const { rows: repaired, changes, left } = fixCells(table, withRows(csv, columns), source)
  const rows = orderRows(table, withRows(csv, repaired), source)
  const names = table.columns
    .filter(({ property }) => table.sortedBy.includes(property))
    .map(({ name }) => name)
  return {
    rows,
    changes: [
      ...(columns === csv.rows ? [] : ['had its columns in a different order']),
      ...(rows === repaired ? [] : [`had rows that were not sorted by ${names.join(', ')}`]),
      ...changes.map(
        ({ line, columnName, cell, repair }) =>
          `line ${line} ${line === headerLine ? 'header' : columnName}: ${quoteCell(cell)} is now ${quoteCell(repair)}`,
      ),
    ],
    left,
  }
}
