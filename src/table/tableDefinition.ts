import { createElement } from 'react'
import type { FileColumn } from '#shared/json-rows.ts'
import { formatRowId, type RowAddress } from '#shared/row-address.ts'
import type { ColumnFacts, Table, TableSummary } from '#shared/table-types.ts'
import { type CellValue, type Column, readCell } from './column.ts'

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
  readonly columns: readonly FileColumn[]
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

/** A generated table. */
export type GeneratedTable<Row> = Table<Row> & RowAddress<Row>

/** How a page shows a column. */
interface ColumnOptions<Row>
  extends Pick<
    Column<Row>,
    'render' | 'written' | 'prefix' | 'widthCh' | 'isBelow' | 'isDrawn' | 'isFaceted' | 'isMonospace'
  > {
  /** Where its cells link to: a route that their values complete, such as `/pickups?row=`, or one by row. */
  readonly link?: string | ((row: Row) => string | null)
}

/** A column that a page derives from other tables; the published files do not have it. */
export interface DerivedColumn<Row> extends ColumnFacts, ColumnOptions<Row> {
  readonly read: (row: Row) => CellValue
  /** Whether the links of a row have all of it. */
  readonly isLinked?: boolean
}

interface Options<Row, Derived extends string, Key = (keyof Row & string) | NoInfer<Derived>> {
  /** Columns shown first, in this order. The user can show the others. */
  readonly shown: readonly Key[]
  /** Columns that only feed what another column renders, or that nobody needs on the page. */
  readonly omitted?: readonly Key[]
  /** How the page shows columns of the table. */
  readonly columns?: { readonly [Name in keyof Row & string]?: ColumnOptions<Row> }
  readonly derived?: Readonly<Record<Derived, DerivedColumn<Row>>>
}

/** The evidence of a row as a badge, drawn by TableRow.module.css. @param detail what saves verify, e.g. the meaning */
export const evidenceBadge = (level: string, detail: string | null = null) =>
  createElement('span', { 'data-evidence': level }, detail === null ? level : `${level}: ${detail}`)

/** Draws the evidence of a row, which all tables name alike. */
const drawEvidence = (row: object) => evidenceBadge(String(Reflect.get(row, 'evidence')))

/** Completes a route by the value of a cell; null for an empty cell. */
const routeByValue =
  <Row extends object>(column: Pick<Column<Row>, 'key' | 'read'>, route: string) =>
  (row: Row) => {
    const value = readCell(row, column)
    return value === null ? null : `${route}${value}`
  }

/** What is known of a column on a page. */
interface PageColumn<Row>
  extends ColumnFacts,
    ColumnOptions<Row>,
    Pick<Column<Row>, 'key' | 'read' | 'isLinked'> {}

/** A column as the page shows it, with label, kind and hint from its declaration. */
function toColumn<Row extends object>(known: PageColumn<Row>): Column<Row> {
  // A file of the shown rows has their columns in the order of the page.
  const { isKey: _, kind = 'text', link, ...column } = known
  return {
    ...(column.key === 'evidence' && kind === 'choice' && { render: drawEvidence }),
    ...column,
    kind,
    link: typeof link === 'string' ? routeByValue(column, link) : link,
  }
}

export type TableOptions<Row extends object, Derived extends string = never> = Options<Row, Derived> &
  Partial<Omit<TableDefinition<Row>, 'source' | 'columns'>>

/** A table with the rows of its file, or some of them. Create it once, outside of components. */
export function tableOf<Row extends object, Derived extends string = never>(
  source: GeneratedTable<Row>,
  { shown, omitted = [], columns = {}, derived, ...options }: TableOptions<Row, Derived>,
): TableDefinition<Row> {
  const known: readonly PageColumn<Row>[] = [
    ...source.columns.map(column => ({ ...column, ...columns[column.key] })),
    ...Object.entries<DerivedColumn<Row>>(derived ?? {}).map(([key, column]) => ({ key, ...column })),
  ]
  const first: readonly string[] = shown
  const apart: readonly string[] = [...shown, ...omitted]
  return {
    source,
    rows: source.rows,
    ...options,
    columns: [
      ...first.flatMap(name => known.filter(({ key }) => key === name).map(toColumn)),
      ...known
        .filter(({ key }) => !apart.includes(key))
        .map(column => ({ ...toColumn(column), isHidden: true })),
    ],
  }
}
