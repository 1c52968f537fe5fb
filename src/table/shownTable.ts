import type { TableSummary } from '../generated/tables.ts'
import type { Column } from './column.ts'
import type { Grouping } from './groupRows.ts'

/**
 * A table as a page shows it. Made once, outside of the page: what was drawn for a row is kept with it, and another
 * object, even with the same in it, would have all rows drawn anew.
 */
export interface ShownTable<Row extends object> {
  readonly source: TableSummary
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** Unique name of a row, also in links (`?row=…`). */
  readonly rowId: (row: Row) => string | number
  /** Shows the rows under group headings until the reader sorts by another column. */
  readonly grouping?: Grouping<Row>
  /** Set on pages with several tables: comes before this table's names in the address, e.g. `places.`. */
  readonly prefix?: string
}

/** The row of a name, e.g. of `?row=…`; undefined where none has it. */
export function findRow<Row extends object>(
  { rows, rowId }: Pick<ShownTable<Row>, 'rows' | 'rowId'>,
  id: string | null | undefined,
): Row | undefined {
  return rows.find(row => String(rowId(row)) === id)
}
