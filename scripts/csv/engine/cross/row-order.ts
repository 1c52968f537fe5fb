import type { CellValue } from '../kind.ts'
import { problemAt, type ReadRow, type Table, type TableInfo } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'

/** The row order of a table, and its check. */
export type RowOrder = CrossCheck & {
  readonly table: TableInfo
  /** Sort keys, most significant first; empty if the table has a custom order. */
  readonly by: readonly string[]
}

/** Compares values for `sort`: numbers by size, text by code unit, empty cells last. */
function compareCells(a: CellValue | undefined, b: CellValue | undefined): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return a < b ? -1 : 1
}

/** Compares rows by their properties, most significant first. */
export function compareRows(by: readonly string[]) {
  return (a: ReadRow, b: ReadRow): number => {
    for (const property of by) {
      const order = compareCells(a.values[property], b.values[property])
      if (order !== 0) return order
    }
    return 0
  }
}

/** Requires the rows to be sorted by these properties. Reported once, as one misplaced row shifts all others. */
export function sortedBy<Row, Property extends keyof Row & string>(
  table: Table<Row, object>,
  ...by: readonly Property[]
): RowOrder {
  const compare = compareRows(by)
  const check: CrossCheck = source => {
    const { soundRows } = table.read(source)
    const index = soundRows.findIndex((row, at) => at > 0 && compare(soundRows[at - 1] ?? row, row) > 0)
    const row = soundRows[index]
    const [first] = by
    if (row === undefined || first === undefined) return []
    const names = by.map(property => row.place(property).columnName).join(', ')
    const above = soundRows[index - 1]?.place(first).line
    const rule = `is below line ${above}, but belongs above it in the order of ${names}`
    const fix = 'move the row, or run npm run fix'
    return [problemAt(row, first, { rule, allowed: `rows sorted by ${names}`, fix })]
  }
  return Object.assign(check, { table, by })
}
