import { type CellValue, type Column, readCell } from './column.ts'

/** What a cell shows that is written without a framework: a text, which may be a link. */
export interface PlainCell {
  readonly text: string
  /** Route that the text leads to; null for none. */
  readonly route: string | null
  /** Whether what the link opens is open; null for a link that opens nothing. */
  readonly isOpen: boolean | null
}

/** A cell that leads nowhere. */
export function plainText(value: CellValue): PlainCell {
  return { text: value === null ? '' : String(value), route: null, isOpen: null }
}

/** A column whose cells are written into rows that stand in the document already. */
export interface PlainColumn<Row> extends Column<Row> {
  readonly render?: never
  /** Shown instead of the plain value. */
  readonly plain?: (row: Row) => PlainCell
}

/** What a row shows in a column. */
export function plainCell<Row>(row: Row, column: PlainColumn<Row>): PlainCell {
  if (column.plain) return column.plain(row)
  return { ...plainText(readCell(row, column.key)), route: column.link?.(row) ?? null }
}
