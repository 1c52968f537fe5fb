import type { AnyTable, Source } from '../table-engine/table.ts'

const types = `/** A column of a table: how its values compare, and what they mean. */
export interface ColumnInfo<Row> {
  /** Property of the row. */
  readonly key: keyof Row & string
  readonly label: string
  readonly type: 'integer' | 'float' | 'hex' | 'text' | 'choice' | 'boolean' | 'colour'
  readonly unit: string | null
  readonly description: string
  /** All values of a choice, else null. */
  readonly values: readonly string[] | null
}

/** A table without its rows. */
export interface TableSummary {
  /** Path of the downloads below data/, without .csv or .json. */
  readonly name: string
  readonly title: string
  /** What one row is, as a phrase. */
  readonly rowMeaning: string
  /** Path of the CSV below data-csv. */
  readonly file: string
  readonly rowCount: number
}

export interface TableInfo<Row> extends TableSummary {
  readonly columns: readonly ColumnInfo<Row>[]
}
`

/** The module that makes rows of bare cells: a tenth less to load than rows with the names of their cells. */
export const rowsModule = `// Made by \`npm run data\` from scripts/emit. Edit the module there, not this one.

/**
 * Rows of a table from their cells.
 * @param properties names of the cells, in their order
 */
export function rowsOf<Row>(
  properties: readonly (keyof Row & string)[],
  rows: readonly (readonly unknown[])[],
): readonly Row[] {
  return rows.map(cells => Object.fromEntries(properties.map((property, index) => [property, cells[index]])) as Row)
}
`

/** The module that every table module takes its types from, with a list of all tables. */
export function tablesModule(tables: readonly AnyTable[], source: Source): string {
  const summaries = tables.map(table => {
    const { name, title, rowMeaning, file } = table
    const rowCount = table.rows(source).length
    return `  ${JSON.stringify({ name, title, rowMeaning, file: file.replace(/^data-csv\//, ''), rowCount })},\n`
  })
  return [
    '// Made from scripts/tables by `npm run data`. Edit the modules there, not this one.\n\n',
    types,
    `\n/** All tables that can be downloaded. */\n`,
    `export const tables: readonly TableSummary[] = [\n${summaries.join('')}]\n`,
  ].join('')
}
