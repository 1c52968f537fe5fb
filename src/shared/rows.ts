/** Rows as columns: the cells of each property, all of the same length. */
export type ColumnsOf<Row> = { readonly [Property in keyof Row & string]: readonly Row[Property][] }

/** Builds the rows of a table from its columns. */
export function rowsOf<Row>(columns: ColumnsOf<Row>): readonly Row[] {
  const entries = Object.entries<readonly unknown[]>(columns)
  const count = entries[0]?.[1].length ?? 0 // a table without columns has no rows
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {}
    for (const [property, cells] of entries) row[property] = cells[index]
    return row as Row
  })
}

/** The columns of rows: the cells of each property. @param rows all with the same properties */
export function columnsOf<Row extends object>(rows: readonly Row[]): ColumnsOf<Row> {
  const properties = Object.keys(rows[0] ?? {}) as (keyof Row & string)[]
  const columns = properties.map(property => [property, rows.map(row => row[property])])
  return Object.fromEntries(columns)
}
