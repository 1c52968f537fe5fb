import { cellFault } from '../csv/cell-fault.ts'
import { type CsvRow, lineOfCell } from '../csv/parse-csv.ts'
import type { Fault, Place, Problem } from '../csv/problem.ts'
import { traceFault, traceIn } from '../csv/spreadsheet-trace.ts'
import type { CellValue } from './kind.ts'
import type { Header } from './read-header.ts'
import type { ReadRow, TableColumn } from './table.ts'
import { widthFault } from './width-fault.ts'

interface RowReading {
  readonly row: ReadRow
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

/** Reads one data row: the values of its good cells, and a problem for each bad one. */
export function readRow(
  file: string,
  csvRow: CsvRow,
  columns: readonly TableColumn[],
  header: Header,
): RowReading {
  const { positions, width } = header
  const cellAt = (index: number) => csvRow.cells[index] ?? '' // a row may be too short
  const place = (index: number, columnName: string): Place => {
    return { file, line: lineOfCell(csvRow, index), column: index + 1, columnName, cell: cellAt(index) }
  }
  const values: Record<string, CellValue> = {}
  const row: ReadRow = {
    values,
    place(property) {
      const column = columns.find(one => one.property === property)
      const index = column && positions.get(column.name)
      return column === undefined || index === undefined ? place(0, '') : place(index, column.name)
    },
  }
  if (csvRow.cells.length !== width) {
    return { row, problems: [{ ...place(0, ''), ...widthFault(csvRow.cells, columns, header) }] }
  }
  const problems: Problem[] = []
  for (const column of columns) {
    const index = positions.get(column.name)
    if (index === undefined) continue
    const parsed = readCell(cellAt(index), column)
    if ('value' in parsed) values[column.property] = parsed.value
    else problems.push({ ...place(index, column.name), ...parsed.fault })
  }
  return { row, problems }
}
