import { type RowAddress, rowName } from '../generated/algebra/row-address.ts'
import type { TableSummary } from '../generated/tables.ts'
import type { Column } from './column.ts'
import type { Grouping } from './groupRows.ts'

/**
 * A table as a page shows it. Made once, outside of the page: what was drawn for a row is kept with it, and another
 * object, even with the same in it, would have all rows drawn anew.
 */
export interface ShownTable<Row extends object> {
  readonly source: TableSummary & RowAddress<Row>
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** Shows the rows under group headings until the reader sorts by another column. */
  readonly grouping?: Grouping<Row>
}

/** The row of a name, e.g. of `?row=…`; undefined where none has it. */
export function findRow<Row extends object>(
  { rows, source }: Pick<ShownTable<Row>, 'rows' | 'source'>,
  id: string | null | undefined,
): Row | undefined {
  return rows.find(row => rowName(source, row) === id)
}
