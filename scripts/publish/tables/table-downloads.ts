import Papa from 'papaparse'
import type { CellValue } from '../../csv/engine/kind.ts'
import type { AnyTable, Source } from '../../csv/engine/table.ts'

const csvCell = (value: CellValue | undefined) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/**
 * All columns and rows as RFC 4180 text with LF line ends. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front, the usual guard.
 */
export function tableCsv(table: AnyTable, source: Source): string {
  const header = table.columns.map(({ name }) => name)
  const rows = table.rows(source).map(row => table.columns.map(({ property }) => csvCell(row[property])))
  return `${Papa.unparse([header, ...rows], { newline: '\n', escapeFormulae: true })}\n`
}

/** The cell as JSON. Most are numbers or empty, and need not be asked what they are made of. */
function jsonCell(value: CellValue | undefined): string {
  if (typeof value === 'number') return `${value}`
  return value === null || value === undefined ? 'null' : JSON.stringify(value)
}

/** All rows as a JSON array of objects with the names of the CSV columns, one row per line. */
export function tableJson(table: AnyTable, source: Source): string {
  // Cell by cell: an object per row, made key by key, takes twice as long.
  const keys = table.columns.map(({ name, property }) => ({ key: `${JSON.stringify(name)}:`, property }))
  const lines = table.rows(source).map(row => {
    const cells = keys.map(({ key, property }) => key + jsonCell(row[property]))
    return `{${cells.join(',')}}`
  })
  return `[\n${lines.join(',\n')}\n]\n`
}
