/** How rows of a table are addressed. */
export interface RowAddress<Row> {
  /** Route of the page that shows the table. */
  readonly page: string
  /** Properties whose values, joined by hyphens, are the row id. */
  readonly rowKey: readonly (keyof Row & string)[]
  /** Properties that name a row, the best first: the first with a value is its title. */
  readonly titleKeys: readonly (keyof Row & string)[]
  /** Placeholder for an empty value in the row id. */
  readonly emptyKey?: string
  /** Prefix of the parameters on a page with several tables, e.g. `places.`. */
  readonly prefix?: string
}

/** The id of a row in addresses. */
export function formatRowId<Row>({ rowKey, emptyKey }: RowAddress<Row>, row: Row): string {
  return rowKey.map(property => row[property] ?? emptyKey).join('-')
}

/** Route of a row, e.g. `/savehouses?places.row=3`. */
export function rowRoute<Row>(table: RowAddress<Row>, row: Row): string {
  return `${table.page}?${table.prefix ?? ''}row=${encodeURIComponent(formatRowId(table, row))}`
}
