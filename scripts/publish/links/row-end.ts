import { formatRowId, rowRoute } from '../../../src/shared/row-address.ts'
import { rowAddressOf } from '../../csv/engine/row-address-of.ts'
import type { Source, Table } from '../../csv/engine/table.ts'

/** A link target row. */
export interface LinkedRow<Row = object> {
  /** Its row id: `?row=…`. */
  readonly key: string
  readonly title: string
  readonly route: string
  readonly row: Row
}

/** A table with addressable rows. */
export interface RowEnd<Row = object> {
  /** Name and file of the table. */
  readonly table: string
  readonly file: string
  rows(source: Source): readonly LinkedRow<Row>[]
}

/** Declares the titles of links to the rows of a table; row ids come from the table. */
export function rowEnd<Row extends object>(
  table: Table<object, Row>,
  titleOf: (row: Row) => string,
): RowEnd<Row> {
  const address = rowAddressOf(table)
  return {
    table: table.name,
    file: table.file,
    rows: source =>
      table.rows(source).map(row => ({
        key: formatRowId(address, row),
        title: titleOf(row),
        route: rowRoute(address, row),
        row,
      })),
  }
}
