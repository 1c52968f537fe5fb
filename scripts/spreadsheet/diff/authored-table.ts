import type { AnyTable } from '../../csv/engine/table.ts'
import type { CsvFile } from '../../csv/parse-csv.ts'
import type { BuiltTable } from './built-data.ts'

/** The rows of a CSV file for comparison: cells as text by column name. */
export function authoredTable(
  { name, title, columns, keys: [key = []] }: AnyTable,
  { rows: [header, ...rows] }: CsvFile,
): BuiltTable {
  const names = header === undefined ? [] : header.cells
  const nameOf = (property: string) => columns.find(one => one.property === property)?.name ?? property
  const cellsOf = (cells: readonly string[]) =>
    Object.fromEntries(names.map((column, index) => [column, cells[index] ?? null])) // short rows are reported elsewhere
  return { name, title, columns: names, key: key.map(nameOf), rows: rows.map(({ cells }) => cellsOf(cells)) }
}
