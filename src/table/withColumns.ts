import type { RowAddress } from '../shared/row-address.ts'
import type { ColumnInfo, TableInfo } from '../shared/table-types.ts'

/** A table whose rows have addresses. */
export interface AddressedTable<Row> extends TableInfo<Row>, RowAddress<Row> {
  /** Columns that a page derives from other tables; the published files do not have them. */
  readonly derived?: readonly ColumnInfo<Row>[]
}

/**
 * A table with additional columns derived from other tables. @param derive derives the values of a row
 */
export function withColumns<Row extends object, Extra extends object>(
  { table, rows }: { readonly table: AddressedTable<Row>; readonly rows: readonly Row[] },
  derived: readonly ColumnInfo<Extra>[],
  derive: (row: Row) => Extra,
): { readonly table: AddressedTable<Row & Extra>; readonly rows: readonly (Row & Extra)[] } {
  return {
    table: { ...table, derived },
    rows: rows.map(row => ({ ...row, ...derive(row) })),
  }
}
