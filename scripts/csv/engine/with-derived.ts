import { memoizeBy } from '../../../src/shared/memoize.ts'
import { type Columns, listColumns, type RowOf } from './define-table.ts'
import type { Source, Table } from './table.ts'

/** Adds computed columns to the generated rows of a table. Computable values are not stored in the CSV. */
export function withDerived<Authored, const Derived extends Columns>(
  table: Table<Authored>,
  columns: Derived,
  derive: (row: Authored, source: Source) => RowOf<Derived>,
): Table<Authored, Authored & RowOf<Derived>> {
  return {
    ...table,
    columns: [...table.columns, ...listColumns(columns, true)],
    rows: memoizeBy(source => table.rows(source).map(row => ({ ...row, ...derive(row, source) }))),
  }
}
