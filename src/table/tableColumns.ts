import { createElement, type ReactNode } from 'react'
import type { RowAddress } from '#shared/row-address.ts'
import type { ColumnInfo, Table, TableInfo } from '#shared/table-types.ts'
import { type CellValue, type Column, readCell } from './column.ts'
import { EvidenceBadge } from './EvidenceBadge.tsx'
import type { TableDefinition } from './tableDefinition.ts'

/** A generated table. */
export type GeneratedTable<Row> = Table<Row> & RowAddress<Row>

/** A column that a page derives from other tables; the published files do not have it. */
interface DerivedColumn<Row, Key extends string> extends Omit<ColumnInfo<never>, 'key'> {
  readonly key: Key
  readonly read: (row: Row) => CellValue
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

/** Draws the evidence of a row, which all tables name alike. */
const drawEvidence = (row: object) =>
  createElement(EvidenceBadge, { level: String(Reflect.get(row, 'evidence')) })

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
      const read = 'read' in info ? info.read : undefined
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
