import { cellFault } from '../csv/cell-fault.ts'
import type { CsvFile, CsvRow } from '../csv/parse-csv.ts'
import type { Fault, Place, Problem } from '../csv/problem.ts'
import type { CellValue } from './kind.ts'
import type { Header } from './read-header.ts'
import type { ReadRow, TableColumn } from './table.ts'

interface RowReading {
  readonly row: ReadRow
  readonly problems: readonly Problem[]
}

function widthFault(cells: number, width: number): Fault {
  return {
    rule: `is a row of ${cells} cells`,
    allowed: `${width} cells, as many as the header has`,
    fix:
      cells < width ? 'add the missing commas' : 'quote a cell that holds a comma, or remove the extra cells',
  }
}

function readCell(cell: string, { kind }: TableColumn): { value: CellValue } | { fault: Fault } {
  const fault = cellFault(cell)
  if (fault !== null) return { fault }
  const parsed = kind.parse(cell)
  if (cell === '' && 'fault' in parsed) {
    return { fault: { rule: 'is empty', allowed: parsed.fault.allowed, fix: 'fill the cell' } }
  }
  return parsed
}

/** Reads one data row: the values of its good cells, and a problem for each bad one. */
export function readRow(
  csv: CsvFile,
  csvRow: CsvRow,
  columns: readonly TableColumn[],
  header: Header,
): RowReading {
  const { file } = csv
  const start: Place = {
    file,
    line: csvRow.line,
    column: 1,
    columnName: '',
    cell: csvRow.cells[0]?.text ?? '',
  }
  const places = new Map<string, Place>()
  const row = (values: Record<string, CellValue>): ReadRow => ({
    values,
    place: property => places.get(property) ?? start,
  })
  if (csvRow.cells.length !== header.width) {
    return { row: row({}), problems: [{ ...start, ...widthFault(csvRow.cells.length, header.width) }] }
  }
  const values: Record<string, CellValue> = {}
  const problems: Problem[] = []
  for (const tableColumn of columns) {
    const index = header.positions.get(tableColumn.name)
    const cell = index === undefined ? undefined : csvRow.cells[index]
    if (index === undefined || cell === undefined) continue
    const place = { file, line: cell.line, column: index + 1, columnName: tableColumn.name, cell: cell.text }
    places.set(tableColumn.property, place)
    const parsed = readCell(cell.text, tableColumn)
    if ('value' in parsed) values[tableColumn.property] = parsed.value
    else problems.push({ ...place, ...parsed.fault })
  }
  return { row: row(values), problems }
}
