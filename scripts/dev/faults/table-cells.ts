import type { AnyTable } from '../../csv/engine/table.ts'
import type { CsvFile } from '../../csv/parse-csv.ts'
import type { TableFault } from './fault.ts'

/** A table as read from its file. */
export interface TableCells {
  readonly table: AnyTable
  readonly csv: CsvFile
  readonly header: readonly string[]
  /** Number of rows below the header. */
  readonly length: number
  /** Cell of a row below the header, counted from 0. */
  cell(row: number, column: number): string
}

/** Gives access to the cells of a table. */
export function cellsOf(table: AnyTable, csv: CsvFile): TableCells {
  const { rows } = csv
  return {
    table,
    csv,
    header: rows[0]?.cells ?? [],
    length: rows.length - 1,
    cell: (row, column) => rows[row + 1]?.cells[column] ?? '',
  }
}

interface Edit {
  readonly row: number
  readonly column: number
  readonly cell: string
}

/** A fault that changes some cells of a table. */
export function faultInCells(
  kind: string,
  { csv, header, cell }: TableCells,
  edits: readonly Edit[],
): TableFault {
  const lineOf = (row: number) => csv.rows[row + 1]?.line ?? 0
  const written = edits.map(
    edit =>
      `:${lineOf(edit.row)} ${header[edit.column]} ${JSON.stringify(cell(edit.row, edit.column))} -> ${JSON.stringify(edit.cell)}`,
  )
  return {
    kind,
    file: csv.file,
    change: written.join(', '),
    spots: edits.map(({ row, column }) => ({ line: lineOf(row), column: column + 1 })),
    csv: () => {
      let { rows } = csv
      for (const { row, column, cell: text } of edits) {
        const old = rows[row + 1]
        if (old !== undefined)
          rows = rows.with(row + 1, { line: old.line, cells: old.cells.with(column, text) })
      }
      return { ...csv, rows }
    },
  }
}
