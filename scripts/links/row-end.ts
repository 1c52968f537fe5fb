import type { Source, Table } from '../table-engine/table.ts'

/** A row as links to it need it. */
export interface LinkedRow<Row = object> {
  /** Its name in addresses: `?row=…`. */
  readonly key: string
  readonly title: string
  readonly route: string
  readonly row: Row
}

/** A table whose rows have an address. */
export interface RowEnd<Row = object> {
  /** Name and file of the table. */
  readonly table: string
  readonly file: string
  rows(source: Source): readonly LinkedRow<Row>[]
}

/**
 * Says where the rows of a table are shown.
 * @param route address up to the key of the row, e.g. `/weapons?row=`
 */
export function rowEnd<Row extends object>(
  table: Table<object, Row>,
  route: string,
  keyOf: (row: Row) => string | number,
  titleOf: (row: Row) => string,
): RowEnd<Row> {
  return {
    table: table.name,
    file: table.file,
    rows: source =>
      table.rows(source).map(row => {
        const key = String(keyOf(row))
        return { key, title: titleOf(row), route: `${route}${encodeURIComponent(key)}`, row }
      }),
  }
}
