import { countOf, quoteCell } from '../../csv/report.ts'
import { type TableChange, textOf } from '../diff/compare-tables.ts'

/** Rows of a table that are written out one by one. */
const mostRows = 200

const cellsOf = (cells: Readonly<Record<string, string | number | boolean | null>>): string =>
  Object.entries(cells)
    .filter(([, value]) => textOf(value) !== '')
    .map(([column, value]) => `${column} ${quoteCell(textOf(value))}`)
    .join(', ')

function tableSummary({ name, changed, added, removed }: TableChange): string {
  const counts = [
    { rows: changed.length, word: 'changed' },
    { rows: added.length, word: 'added' },
    { rows: removed.length, word: 'removed' },
  ].filter(({ rows }) => rows > 0)
  const head =
    counts.length === 0
      ? 'rows or columns in another order'
      : counts.map(({ rows, word }) => `${countOf(rows, 'row')} ${word}`).join(', ')
  const lines = [
    ...changed.flatMap(({ row, cells }) =>
      cells.map(
        ({ column, before, after }) => `${row}: ${column} ${quoteCell(before)} → ${quoteCell(after)}`,
      ),
    ),
    ...added.map(({ row, cells }) => `${row}: added, ${cellsOf(cells)}`),
    ...removed.map(({ row, cells }) => `${row}: removed, ${cellsOf(cells)}`),
  ]
  const rest = lines.length > mostRows ? [`and ${lines.length - mostRows} more`] : []
  return [`${name}.csv: ${head}`, ...[...lines.slice(0, mostRows), ...rest].map(line => `  ${line}`)].join(
    '\n',
  )
}

/** What a workbook has changed, table by table: each row by its key with the cell before and after. */
export function changeSummary(changes: readonly TableChange[]): string {
  return changes.length === 0 ? 'nothing has changed' : changes.map(tableSummary).join('\n')
}
