import type { ReactNode } from 'react'
import type { TableInfo } from '../generated/tables.ts'
import type { Column } from './column.ts'

interface Options<Row> {
  /** Columns shown first, in this order. The others can be chosen by the reader. */
  readonly shown: readonly (keyof Row & string)[]
  /** Columns that get a list of their values as filter although they hold numbers. */
  readonly lists?: readonly (keyof Row & string)[]
  /** What to draw instead of the plain value. */
  readonly render?: { readonly [Key in keyof Row & string]?: (row: Row) => ReactNode }
  /** Where the cells of a column lead to. */
  readonly links?: { readonly [Key in keyof Row & string]?: Column<Row>['link'] }
  /** Columns in the face of code that are not hex. */
  readonly codes?: readonly (keyof Row & string)[]
  /** The room that `render` takes, where that is more than the value would. */
  readonly rooms?: { readonly [Key in keyof Row & string]?: Column<Row>['room'] }
  /** Columns that are no use to a reader: they only feed what another column draws. */
  readonly omitted?: readonly (keyof Row & string)[]
}

/** The columns of a DataTable, with label, kind and explanation from the table's own definition. */
export function tableColumns<Row>(table: TableInfo<Row>, options: Options<Row>): readonly Column<Row>[] {
  const { shown, lists = [], render, links, codes = [], rooms, omitted = [] } = options
  const known = table.columns.filter(({ key }) => !omitted.includes(key))
  const rank = ({ key }: { key: keyof Row & string }) =>
    shown.includes(key) ? shown.indexOf(key) : shown.length
  return [...known]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ key, label, kind, unit, description }) => {
      const [draw, link, room] = [render?.[key], links?.[key], rooms?.[key]]
      return {
        key,
        label,
        kind: kind ?? 'text',
        hint: unit ? `${description}, in ${unit}` : description,
        isHidden: !shown.includes(key),
        ...(draw && { render: draw }),
        ...(link && { link }),
        ...(room && { room }),
        ...(codes.includes(key) && { isCode: true }),
        ...(lists.includes(key) && { hasList: true }),
      }
    })
}
