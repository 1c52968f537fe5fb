import type { CellValue } from '../table-engine/kind.ts'
import type { AnyTable, Source } from '../table-engine/table.ts'

const needsCare = /^[=+\-@\t\r]|[",\n\r]/

/** A text that a spreadsheet would run as a formula gets an apostrophe in front, the usual guard. */
function textCell(text: string): string {
  if (!needsCare.test(text)) return text
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

function csvCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : textCell(value)
}

/** All columns and rows as RFC 4180 text with LF line ends. */
export function tableCsv(table: AnyTable, source: Source): string {
  const header = table.columns.map(({ name }) => name)
  const rows = table
    .rows(source)
    .map(row => table.columns.map(({ property }) => csvCell(row[property] ?? null)))
  return [header, ...rows].map(cells => `${cells.join(',')}\n`).join('')
}
