import { cellFault } from '../cell-fault.ts'
import { type CsvRow, lineOfCell } from '../csv-row.ts'
import type { CellPosition, Fault, Problem } from '../problem.ts'
import { traceFault, traceIn } from '../spreadsheet-trace.ts'
import type { CellValue } from './kind.ts'
import type { Header } from './read-header.ts'
import type { ReadRow, TableColumn } from './table.ts'
import { widthFault } from './width-fault.ts'

/** The values of the valid cells of a row, and a problem for each invalid one. */
export interface ParsedRow<Row extends ReadRow = ReadRow> {
  readonly row: Row
  readonly problems: readonly Problem[]
}

function readCell(cell: string, { kind }: TableColumn): { value: CellValue } | { fault: Fault } {
  if (cell === '') {
    const parsed = kind.parse(cell)
    if ('value' in parsed) return parsed
    return { fault: { rule: 'is empty', allowed: parsed.fault.allowed, fix: 'fill the cell' } }
  }
  const fault = cellFault(cell)
  if (fault !== null) return { fault }
  const parsed = kind.parse(cell)
  if ('value' in parsed && kind.name !== 'text') return parsed
  const trace = traceIn(cell)
  if (trace === null) return parsed
  return { fault: traceFault(trace, 'fault' in parsed ? parsed.fault.allowed : 'text') }
}

/** Parses one data row using the header of its file. */
function rowReader(file: string, columns: readonly TableColumn[], header: Header) {
  const { positions, width } = header
  const present = columns.flatMap(column => {
    const index = positions.get(column.name)
    return index === undefined ? [] : [{ column, index }]
  })
  const cellAt = ({ cells }: CsvRow, index: number) => cells[index] ?? '' // the row may be too short
  const positionIn = (csvRow: CsvRow, index: number, columnName: string): CellPosition => {
    const cell = cellAt(csvRow, index)
    return { file, line: lineOfCell(csvRow, index), column: index + 1, columnName, cell }
  }
  return (csvRow: CsvRow): ParsedRow => {
    const values: Record<string, CellValue> = {}
    const row: ReadRow = {
      values,
      positionOf(property) {
        const found = present.find(({ column }) => column.property === property)
        return found === undefined
          ? positionIn(csvRow, 0, '')
          : positionIn(csvRow, found.index, found.column.name)
      },
    }
    const { cells } = csvRow
    if (cells.length !== width)
      return { row, problems: [{ ...positionIn(csvRow, 0, ''), ...widthFault(cells, columns, header) }] }
    const problems: Problem[] = []
    for (const { column, index } of present) {
      const parsed = readCell(cellAt(csvRow, index), column)
      if ('value' in parsed) values[column.property] = parsed.value
      else problems.push({ ...positionIn(csvRow, index, column.name), ...parsed.fault })
    }
    return { row, problems }
  }
}

/**
 * Parses rows of files with the same header. Variants of a file, as `npm run fix` and the tests create them,
 * reuse the parsed rows of the first file at the same position from the start or the end.
 */
export function rowsReader(file: string, columns: readonly TableColumn[], header: Header) {
  const read = rowReader(file, columns, header)
  let first: { readonly rows: readonly CsvRow[]; readonly readings: readonly ParsedRow[] } | undefined
  return (rows: readonly CsvRow[]): readonly ParsedRow[] => {
    const known = first
    if (known === undefined) {
      first = { rows, readings: rows.map(read) }
      return first.readings
    }
    const shift = known.rows.length - rows.length
    return rows.map((row, index) => {
      const before = known.rows[index] === row ? index : index + shift
      return (known.rows[before] === row ? known.readings[before] : undefined) ?? read(row)
    })
  }
}
