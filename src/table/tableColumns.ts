import type { ReactNode } from 'react'
import type { RowAddress } from '../shared/row-address.ts'
import type { ColumnInfo, TableInfo } from '../shared/table-types.ts'
import type { Column } from './column.ts'
import type { TableDefinition } from './tableDefinition.ts'

type Keys<Row> = readonly (keyof Row & string)[]
type ByKey<Row, Value> = { readonly [Key in keyof Row & string]?: Value }

interface Options<Row> {
  /** Columns shown first, in this order. The user can show the others. */
  readonly shown: Keys<Row>
  /** Columns of numbers that are filtered by a list of their values. */
  readonly faceted?: Keys<Row>
  /** What to render instead of the plain value. */
  readonly render?: ByKey<Row, (row: Row) => ReactNode>
  /** Where the cells of a column link to. */
  readonly links?: ByKey<Row, (row: Row) => string | null>
  /** Monospaced columns that are not hex. */
  readonly monospace?: Keys<Row>
  /** Width in digits that `render` needs, where it is wider than the value. */
  readonly sizeHints?: ByKey<Row, number>
  /** Numbers that `render` draws. */
  readonly drawn?: Keys<Row>
  /** Written before each value of a column, which is then aligned as text. */
  readonly prefixes?: ByKey<Row, string>
  /** Columns that only feed what another column renders. */
  readonly omitted?: Keys<Row>
}

/** Tooltip of a header; it marks hex values. */
function hintOf<Row>({ kind, description, unit }: ColumnInfo<Row>): string {
  if (unit) return `${description}, in ${unit}`
  return kind === 'hex' && !/\bhex\b|little-endian/i.test(description)
    ? `${description}, in hex`
    : description
}

/** The columns of a DataTable, with label, kind and explanation from the table's declaration. */
export function tableColumns<Row>(table: TableInfo<Row>, options: Options<Row>): readonly Column<Row>[] {
  const { shown, faceted = [], render, links, monospace = [], sizeHints, drawn = [], omitted = [] } = options
  const { prefixes } = options
  const rank = ({ key }: { key: keyof Row & string }) =>
    shown.includes(key) ? shown.indexOf(key) : shown.length
  return table.columns
    .filter(({ key }) => !omitted.includes(key))
    .sort((a, b) => rank(a) - rank(b))
    .map(info => {
      const { key, label, kind, description, widths } = info
      const [draw, link, widthCh] = [render?.[key], links?.[key], sizeHints?.[key]]
      const prefix = prefixes?.[key]
      return {
        key,
        label,
        kind: kind ?? 'text',
        hint: hintOf(info),
        isHidden: !shown.includes(key),
        ...(widths && { widths }),
        ...(draw && { render: draw }),
        ...(link && { link }),
        ...(widthCh !== undefined && { widthCh }),
        ...(prefix !== undefined && { prefix }),
        ...(description.includes('little-endian float') && { isBytes: true }),
        ...(monospace.includes(key) && { isMonospace: true }),
        ...(faceted.includes(key) && { isFaceted: true }),
        ...((drawn.includes(key) || prefix !== undefined) && { isDrawn: true }),
      }
    })
}

/** A table with all rows of its file. Create it once, outside of components. */
export function tableOf<Row extends object>(
  source: TableInfo<Row> & RowAddress<Row>,
  rows: readonly Row[],
  { grouping, ...options }: Options<Row> & Pick<TableDefinition<Row>, 'grouping'>,
): TableDefinition<Row> {
  return { source, rows, columns: tableColumns(source, options), ...(grouping && { grouping }) }
}
