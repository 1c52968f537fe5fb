import type { CellValue } from '../tables/kind.ts'
import type { AnyTable, Source } from '../tables/table.ts'

/** A text that a spreadsheet would run as a formula gets an apostrophe in front, the usual guard. */
function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function csvCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  const text = guard(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** All columns and rows as RFC 4180 text with LF line ends. */
export function tableCsv(table: AnyTable, source: Source): string {
  const header = table.columns.map(({ name }) => name)
  const rows = table
    .rows(source)
    .map(row => table.columns.map(({ property }) => csvCell(row[property] ?? null)))
  return [header, ...rows].map(cells => `${cells.join(',')}\n`).join('')
}
