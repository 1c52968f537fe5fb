import { createElement, type ReactNode } from 'react'
import { formatRowId, type RowAddress } from '#shared/row-address.ts'
import type { ColumnInfo, Table, TableInfo, TableSummary } from '#shared/table-types.ts'
import { type CellValue, type Column, type ColumnHeader, readCell } from './column.ts'

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

/** A generated table. */
export type GeneratedTable<Row> = Table<Row> & RowAddress<Row>

/** A column that a page derives from other tables; the published files do not have it. */
interface DerivedColumn<Row, Key extends string> extends Omit<ColumnInfo<never>, 'key'> {
  readonly key: Key
  readonly read: (row: Row) => CellValue
  /** Whether the links of a row have all of it. */
  readonly isLinked?: boolean
}

type Keys<Key extends string> = readonly Key[]
type ByKey<Key extends string, Value> = { readonly [Each in Key]?: Value }

interface Options<Row, Derived extends string, Key extends string = (keyof Row & string) | Derived> {
  /** Columns shown first, in this order. The user can show the others. */
  readonly shown: Keys<Key>
  readonly derived?: readonly DerivedColumn<Row, Derived>[]
  /** Columns of numbers that are filtered by a list of their values. */
  readonly faceted?: Keys<Key>
  /** What to render instead of the plain value. */
  readonly render?: ByKey<Key, (row: Row) => ReactNode>
  /** What files contain instead of the plain value. */
  readonly written?: ByKey<Key, (row: Row) => CellValue>
  /** Where the cells of a column link to: a route that their values complete, such as `/pickups?row=`, or one by row. */
  readonly links?: ByKey<Key, string | ((row: Row) => string | null)>
  /** Monospaced columns that are not hex. */
  readonly monospace?: Keys<Key>
  /** Width in digits that `render` needs, where it is wider than the value. */
  readonly sizeHints?: ByKey<Key, number>
  /** Numbers that `render` draws. */
  readonly drawn?: Keys<Key>
  /** Written before each value of a column, which is then aligned as text. */
  readonly prefixes?: ByKey<Key, string>
  /** Long notes, shown below the other cells of their row. */
  readonly below?: Keys<Key>
  /** Columns that only feed what another column renders, or that nobody needs on the page. */
  readonly omitted?: Keys<Key>
}

/** Tooltip of a header; it marks hex values. */
function hintOf({ kind, description, unit }: Omit<ColumnInfo<never>, 'key'>): string {
  if (unit) return `${description}, in ${unit}`
  return kind === 'hex' && !/\bhex\b|little-endian/i.test(description)
    ? description.replace(/(; empty:.*)?$/, ', in hex$1')
    : description
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

/** The columns of a DataTable, with label, kind and explanation from the table's declaration. */
export function tableColumns<Row extends object, Derived extends string = never>(
  { columns }: TableInfo<Row>,
  options: Options<Row, Derived>,
): readonly Column<Row>[] {
  const { shown, derived = [], render, written, links, sizeHints, prefixes } = options
  const { faceted = [], monospace = [], drawn = [], below = [], omitted = [] } = options
  const infos: readonly (ColumnInfo<Row> | DerivedColumn<Row, Derived>)[] = [...columns, ...derived]
  const rank = ({ key }: (typeof infos)[number]) => (shown.includes(key) ? shown.indexOf(key) : shown.length)
  return infos
    .filter(({ key }) => !omitted.includes(key))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(info => {
      const { key, label, kind, description, widths, json } = info
      const [read, isLinked] = 'read' in info ? [info.read, info.isLinked] : []
      const [link, prefix] = [links?.[key], prefixes?.[key]]
      return {
        key,
        label,
        kind: kind ?? 'text',
        hint: hintOf(info),
        widths,
        json,
        prefix,
        read,
        render: render?.[key] ?? (key === 'evidence' && kind === 'choice' ? drawEvidence : undefined),
        written: written?.[key],
        link: typeof link === 'string' ? routeByValue({ key, read }, link) : link,
        widthCh: sizeHints?.[key],
        isHidden: !shown.includes(key),
        isLinked,
        isBytes: description.includes('little-endian float'),
        isBelow: below.includes(key),
        isMonospace: monospace.includes(key),
        isFaceted: kind === 'choice' || faceted.includes(key),
        isDrawn: drawn.includes(key) || prefix !== undefined,
      }
    })
}

export type TableOptions<Row extends object, Derived extends string = never> = Options<Row, Derived> &
  Partial<Omit<TableDefinition<Row>, 'source' | 'columns'>>

/** A table with the rows of its file, or some of them. Create it once, outside of components. */
export function tableOf<Row extends object, const Derived extends string = never>(
  source: GeneratedTable<Row>,
  options: TableOptions<Row, Derived>,
): TableDefinition<Row> {
  const { rows = source.rows, rowNoun, grouping, rowParameter, titleRoute, mapRoute } = options
  const columns = tableColumns(source, options)
  return { source, rows, columns, rowNoun, grouping, rowParameter, titleRoute, mapRoute }
}
