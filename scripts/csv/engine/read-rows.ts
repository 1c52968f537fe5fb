import { pairs } from '#shared/collections.ts'
import { cellFault } from '../cell-fault.ts'
import { type CsvRow, lineOfCell } from '../csv-file.ts'
import type { CellPosition, Fault, Problem } from '../problem.ts'
import { traceFault, traceIn } from '../spreadsheet-trace.ts'
import type { CellValue } from './kind.ts'
import type { Header } from './read-header.ts'
import type { ReadRow, TableColumn } from './table.ts'

/** Whether every cell of a row parses; cells below an unknown header always do. */
function fits(cells: readonly string[], columns: readonly TableColumn[], { positions }: Header): boolean {
  const kinds = new Map(columns.map(({ name, kind }) => [positions.get(name), kind]))
  return cells.every((cell, index) => {
    const kind = kinds.get(index)
    return kind === undefined || 'value' in kind.parse(cell)
  })
}

/** How to fix a row with one extra cell by joining two cells, if exactly one way makes all cells valid; otherwise null. */
function joining(cells: readonly string[], columns: readonly TableColumn[], header: Header): string | null {
  const ways = pairs(cells).flatMap(([first, second], index) => {
    const joined = (text: string) => cells.toSpliced(index, 2, text)
    const isNumber = /^-?\d+$/.test(first) && /^\d+$/.test(second)
    if (isNumber && fits(joined(`${first}.${second}`), columns, header))
      return [{ isLikely: true, fix: `write ${first}.${second}` }]
    if (!fits(joined(`${first},${second}`), columns, header)) return []
    return [{ isLikely: second.startsWith(' '), fix: `write "${first},${second}" with its quotes` }]
  })
  const likely = ways.filter(({ isLikely }) => isLikely)
  const [way, ...others] = likely.length > 0 ? likely : ways
  return way === undefined || others.length > 0 ? null : way.fix
}

/** The column after which an empty cell is missing; null if ambiguous. */
function missing(cells: readonly string[], columns: readonly TableColumn[], header: Header): string | null {
  const indexes = [...cells.keys(), cells.length].filter(index =>
    fits(cells.toSpliced(index, 0, ''), columns, header),
  )
  const [index, ...others] = indexes
  if (index === undefined || others.length > 0) return null
  const name = columns.find(column => header.positions.get(column.name) === index)?.name
  return name === undefined ? null : `add the comma of the empty ${name}`
}

/** The fault of a row with more or fewer cells than the header, and its position where it can be determined. */
function widthFault(cells: readonly string[], columns: readonly TableColumn[], header: Header): Fault {
  const { width } = header
  const rule = `is in a row of ${cells.length} cells`
  const allowed = `${width} cells, as many as the header has`
  const repair =
    cells.length === width + 1
      ? joining(cells, columns, header)
      : cells.length === width - 1
        ? missing(cells, columns, header)
        : null
  if (repair !== null) return { rule, allowed, fix: repair }
  return {
    rule,
    allowed,
    fix:
      cells.length < width
        ? 'add the missing commas; Excel leaves out those at the end of rows, npm run sheet does not'
        : 'quote a cell that contains a comma, or remove the extra cells',
  }
}

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
