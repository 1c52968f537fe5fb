import { madeFrom } from '../step/generated-module.ts'
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

/** The module that makes rows of bare columns: a fifth less to load than rows with the names of their cells. */
export const rowsModule = `// Made by \`npm run data\` from scripts/emit. Edit the module there, not this one.

/** The cells of a column from the first row to the last; numbers that rise also as the steps from one to the next. */
type Cells = readonly unknown[] | { readonly steps: readonly number[] }

function readCells(cells: Cells): readonly unknown[] {
  if (!('steps' in cells)) return cells
  let sum = 0
  return cells.steps.map(step => (sum += step))
}

/**
 * Rows of a table from its columns.
 * @param columns the cells of each property; all columns have as many
 */
export function rowsOf<Row>(columns: { readonly [Property in keyof Row & string]: Cells }): readonly Row[] {
  const entries = Object.entries<Cells>(columns).map(([property, cells]) => [property, readCells(cells)] as const)
  const count = entries[0]?.[1].length ?? 0 // a table without columns has no rows
  return Array.from(
    { length: count },
    (_, row) => Object.fromEntries(entries.map(([property, cells]) => [property, cells[row]])) as Row,
  )
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
    madeFrom('scripts/tables'),
    types,
    `\n/** All tables that can be downloaded. */\n`,
    `export const tables: readonly TableSummary[] = [\n${summaries.join('')}]\n`,
  ].join('')
}
