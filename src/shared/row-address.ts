/** What the addresses of a table's rows are made of. */
export interface RowAddress<Row> {
  /** Route of the page that shows the table. */
  readonly page: string
  /** Properties whose values, with hyphens between them, name a row. */
  readonly rowKey: readonly (keyof Row & string)[]
  /** Stands in the name for an empty value. */
  readonly emptyKey?: string
  /** Stands before the table's names in the address of a page with several tables, e.g. `places.`. */
  readonly prefix?: string
}

/** Name of a row in addresses. */
export function rowName<Row>({ rowKey, emptyKey }: RowAddress<Row>, row: Row): string {
  return rowKey.map(property => row[property] ?? emptyKey).join('-')
}

/** Route of a row, e.g. `/savehouses?places.row=3`. */
export function rowRoute<Row>(table: RowAddress<Row>, row: Row): string {
  return `${table.page}?${table.prefix ?? ''}row=${encodeURIComponent(rowName(table, row))}`
}
