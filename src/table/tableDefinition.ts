import { formatRowId, type RowAddress } from '#shared/row-address.ts'
import type { TableSummary } from '#shared/table-types.ts'
import type { Column, ColumnHeader } from './column.ts'

/** Rows shown under headings, by the value of one column. */
export interface Grouping<Row> {
  readonly key: keyof Row & string
  /** Order of the groups; other values follow in the order of the rows. */
  readonly order?: readonly string[]
  /** Heading of a group; without it the plain value. */
  readonly label?: (value: string) => string
}

/** What a file contains. */
export interface FileContent {
  readonly columns: readonly Pick<ColumnHeader, 'key' | 'json' | 'isKey'>[]
  readonly rows: readonly object[]
}

/** A table as a page shows it. Create it once, outside of components: rows and columns are compared by identity. */
export interface TableDefinition<Row extends object> {
  /** Its columns and rows are those of the published files, if the page has them. */
  readonly source: TableSummary & RowAddress<Row> & Partial<FileContent>
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** Precedes the number of a row whose title is only that: “Stunt jump” 0. */
  readonly rowNoun?: string | undefined
  /** Shows the rows under group headings until the user sorts by another column. */
  readonly grouping?: Grouping<Row> | undefined
  /** Address parameter with the id of the selected row, where it is not `<prefix>row`. */
  readonly rowParameter?: string | undefined
  /** Where the title of a row leads instead of to its card; null if the cell has a link of its own. */
  readonly titleRoute?: ((row: Row) => string | null) | undefined
  /** Route of a row on the map, for its card; null for none. */
  readonly mapRoute?: ((row: Row) => string | null) | undefined
}

/** Address parameter with the id of the selected row. */
export function rowParameterOf<Row extends object>({
  source,
  rowParameter,
}: Pick<TableDefinition<Row>, 'source' | 'rowParameter'>): string {
  return rowParameter ?? `${source.prefix ?? ''}row`
}

/** Route that opens the card of a row. */
export function cardRoute<Row extends object>(
  table: Pick<TableDefinition<Row>, 'source' | 'rowParameter'>,
  row: Row,
): string {
  const { source } = table
  const id = encodeURIComponent(formatRowId(source, row))
  return `${source.page}?${rowParameterOf(table)}=${id}`
}

/** The row with an id, e.g. of `?row=…`; undefined if there is none. */
export function findRow<Row extends object>(
  { rows, source }: Pick<TableDefinition<Row>, 'rows' | 'source'>,
  id: string | null | undefined,
): Row | undefined {
  return rows.find(row => formatRowId(source, row) === id)
}
