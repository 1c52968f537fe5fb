import { type Columns, listColumns, type RowOf } from './define-table.ts'
import { oncePer } from './once-per.ts'
import type { Source, Table } from './table.ts'

/**
 * The same table with further columns in its generated rows, computed from the authored ones.
 * What can be computed does not stand in the CSV.
 */
export function withDerived<Authored, const Derived extends Columns>(
  table: Table<Authored>,
  columns: Derived,
  derive: (row: Authored, source: Source) => RowOf<Derived>,
): Table<Authored, Authored & RowOf<Derived>> {
  return {
    ...table,
    columns: [...table.columns, ...listColumns(columns, true)],
    rows: oncePer(source => table.rows(source).map(row => ({ ...row, ...derive(row, source) }))),
  }
}
