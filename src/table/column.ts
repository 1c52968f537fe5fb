import type { ReactNode } from 'react'

/** How the values of a column compare, filter and look. `choice` is text out of few values, offered as a list. */
export type ColumnKind = 'integer' | 'float' | 'hex' | 'text' | 'choice'

/** What a cell holds for sorting and filtering; null is an empty cell. */
export type CellValue = string | number | null

/** What the controls of a table need to know of a column. */
export interface ColumnHead {
  /** Property of the row, and the column's name in the address. */
  readonly key: string
  readonly label: string
  readonly kind: ColumnKind
  /** Longer explanation, shown as the header's title. */
  readonly hint?: string
  /** Not shown until the reader chooses it. */
  readonly isHidden?: boolean
  /** Offers a list of all values with counts although the kind is not `choice`, e.g. for weapon slots. */
  readonly hasList?: boolean
}

/** A column of a DataTable over rows of one generated table. */
export interface Column<Row> extends ColumnHead {
  readonly key: keyof Row & string
  /** Drawn instead of the plain value. Must be plain elements: a hook in each row is what makes long tables slow. */
  readonly render?: (row: Row) => ReactNode
  /** Route that the cell leads to, e.g. `/map?layer=tags&id=3`; null for none. */
  readonly link?: (row: Row) => string | null
  /** Set in the face of code, as hex always is. */
  readonly isCode?: boolean
  /** The room that `render` takes, where that is more than the value would. */
  readonly room?: { readonly widthCh: number; readonly heightRem: number }
}

/** The value behind a cell, or null where the row has none. */
export function readCell<Row>(row: Row, key: keyof Row & string): CellValue {
  const value: unknown = row[key]
  if (typeof value === 'number' || typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return null
}

/** Whether a column is filtered by a list of its values rather than by a range or a text. */
export function isListColumn(column: ColumnHead): boolean {
  return column.hasList ?? column.kind === 'choice'
}
