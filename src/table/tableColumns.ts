import { createElement, type ReactNode } from 'react'
import type { ColumnInfo } from '../shared/table-types.ts'
import type { CellValue, Column } from './column.ts'
import { EvidenceBadge } from './EvidenceBadge.tsx'
import type { TableDefinition } from './tableDefinition.ts'
import type { AddressedTable } from './withColumns.ts'

type Keys<Row> = readonly (keyof Row & string)[]
type ByKey<Row, Value> = { readonly [Key in keyof Row & string]?: Value }

interface Options<Row> {
  /** Columns shown first, in this order. The user can show the others. */
  readonly shown: Keys<Row>
  /** Columns of numbers that are filtered by a list of their values. */
  readonly faceted?: Keys<Row>
  /** What to render instead of the plain value. */
  readonly render?: ByKey<Row, (row: Row) => ReactNode>
  /** What files contain instead of the plain value. */
  readonly written?: ByKey<Row, (row: Row) => CellValue>
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
  /** Long notes, shown below the other cells of their row. */
  readonly below?: Keys<Row>
  /** Columns that only feed what another column renders. */
  readonly omitted?: Keys<Row>
}

/** Tooltip of a header; it marks hex values. */
function hintOf<Row>({ kind, description, unit }: ColumnInfo<Row>): string {
  if (unit) return `${description}, in ${unit}`
  return kind === 'hex' && !/\bhex\b|little-endian/i.test(description)
    ? description.replace(/(; empty:.*)?$/, ', in hex$1')
    : description
}

/** Draws the evidence of a row, which all tables name alike. */
const drawEvidence = (row: object) =>
  createElement(EvidenceBadge, { level: String(Reflect.get(row, 'evidence')) })

/** The columns of a DataTable, with label, kind and explanation from the table's declaration. */
export function tableColumns<Row extends object>(
  { columns, derived = [] }: Pick<AddressedTable<Row>, 'columns' | 'derived'>,
  options: Options<Row>,
): readonly Column<Row>[] {
  const { shown, faceted = [], render, links, monospace = [], sizeHints, drawn = [], omitted = [] } = options
  const { prefixes, written, below = [] } = options
  const rank = ({ key }: { key: keyof Row & string }) =>
    shown.includes(key) ? shown.indexOf(key) : shown.length
  return [...columns, ...derived]
    .filter(({ key }) => !omitted.includes(key))
    .sort((a, b) => rank(a) - rank(b))
    .map(info => {
      const { key, label, kind, description, widths, json } = info
      const [link, widthCh, toFile] = [links?.[key], sizeHints?.[key], written?.[key]]
      const draw = render?.[key] ?? (key === 'evidence' && kind === 'choice' ? drawEvidence : undefined)
      const prefix = prefixes?.[key]
      return {
        key,
        label,
        kind: kind ?? 'text',
        hint: hintOf(info),
        isHidden: !shown.includes(key),
        ...(widths && { widths }),
        ...(json && { json }),
        ...(draw && { render: draw }),
        ...(toFile && { written: toFile }),
        ...(link && { link }),
        ...(widthCh !== undefined && { widthCh }),
        ...(prefix !== undefined && { prefix }),
        ...(description.includes('little-endian float') && { isBytes: true }),
        ...(below.includes(key) && { isBelow: true }),
        ...(monospace.includes(key) && { isMonospace: true }),
        ...(faceted.includes(key) && { isFaceted: true }),
        ...((drawn.includes(key) || prefix !== undefined) && { isDrawn: true }),
      }
    })
}

export type TableOptions<Row extends object> = Options<Row> &
  Pick<TableDefinition<Row>, 'grouping' | 'mapRoute'>

/** A table with all rows of its file. Create it once, outside of components. */
export function tableOf<Row extends object>(
  source: AddressedTable<Row>,
  rows: readonly Row[],
  { grouping, mapRoute, ...options }: TableOptions<Row>,
): TableDefinition<Row> {
  return {
    source,
    rows,
    columns: tableColumns(source, options),
    ...(grouping && { grouping }),
    ...(mapRoute && { mapRoute }),
  }
}
