import type { RowAddress } from '../shared/row-address.ts'
import type { ColumnInfo, TableInfo } from '../shared/table-types.ts'

/** A table whose rows have addresses. */
export type AddressedTable<Row> = TableInfo<Row> & RowAddress<Row>

/**
 * A table with additional columns derived from other tables. @param derive derives the values of a row
 */
export function withColumns<Row extends object, Extra extends object>(
  { table, rows }: { readonly table: AddressedTable<Row>; readonly rows: readonly Row[] },
  columns: readonly ColumnInfo<Extra>[],
  derive: (row: Row) => Extra,
): { readonly table: AddressedTable<Row & Extra>; readonly rows: readonly (Row & Extra)[] } {
  return {
    table: { ...table, columns: [...table.columns, ...columns] },
    rows: rows.map(row => ({ ...row, ...derive(row) })),
  }
}
