import { type ReactNode, useMemo } from 'react'
import { memoizeBy } from '#shared/memoize.ts'
import { formatRowId } from '#shared/row-address.ts'
import { type Column, readCell } from './column.ts'
import type { Grouping, TableDefinition } from './tableDefinition.ts'
import styles from './tableLines.module.css'
import type { RowQuery, TableState } from './tableState.ts'

export interface RowLine<Row> {
  readonly type: 'row'
  readonly key: string
  readonly row: Row
}

/** What a table body renders, top to bottom: rows, group headings, and the details below the selected row. */
export type TableLine<Row> =
  | RowLine<Row>
  | { readonly type: 'group'; readonly key: string; readonly label: string; readonly count: number }
  | { readonly type: 'detail'; readonly key: string; readonly content: ReactNode }

const rowLinesByTable = memoizeBy(<Row extends object>({ source }: TableDefinition<Row>) =>
  memoizeBy((rows: readonly Row[]): readonly RowLine<Row>[] =>
    rows.map(row => ({ type: 'row', key: formatRowId(source, row), row })),
  ),
)

/** The lines of rows, made once: a sorted or filtered table has the same. */
export const rowLinesOf = <Row extends object>(definition: TableDefinition<Row>, rows: readonly Row[]) =>
  rowLinesByTable(definition)(rows)

export const isRowLine = <Row,>(line: TableLine<Row>): line is RowLine<Row> => line.type === 'row'

/** Columns shown unless the user selects others: a column without any value is hidden. */
function isShownFirst<Row extends object>(column: Column<Row>, rows: readonly Row[]): boolean {
  return !column.isHidden && rows.some(row => readCell(row, column) !== null)
}

/** Groups keep the table's order, reversed by a descending sort; values outside of it follow as they come. */
function toGroupedLines<Row extends object>(
  lines: readonly RowLine<Row>[],
  { key, order = [], label }: Grouping<Row>,
  isDescending: boolean,
): readonly TableLine<Row>[] {
  const groups = new Map(
    (isDescending ? order.toReversed() : order).map(value => [value, [] as TableLine<Row>[]]),
  )
  for (const line of lines) {
    const value = String(readCell(line.row, { key }) ?? '')
    const members = groups.get(value)
    if (members) members.push(line)
    else groups.set(value, [line])
  }
  return [...groups].flatMap(([value, members]): readonly TableLine<Row>[] => {
    const heading = label?.(value) ?? value
    if (heading === '' || members.length === 0) return members
    return [{ type: 'group', key: `group ${value}`, label: heading, count: members.length }, ...members]
  })
}

interface RowModel<Row> {
  readonly lines: readonly TableLine<Row>[]
  /** The rows of `lines`, in their order. */
  readonly rows: readonly Row[]
  readonly shownColumns: readonly Column<Row>[]
}

/** Which rows and columns of a table are shown. */
interface View extends RowQuery {
  /** Keys of the columns; null for the default. */
  readonly shown: TableState['shown']
  /** Whether the rows are under group headings. */
  readonly isGrouped: boolean
}

/** Filters and sorts rows; given here, as its code loads with the first query. */
type QueryRows = <Row extends object>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
) => { find(query: RowQuery): readonly RowLine<Row>[] }

/**
 * Filters, sorts and groups the rows of a table.
 * @param rows those of the definition, or the part of them that a page preselects
 * @param queryRows undefined if there is nothing to filter or sort
 */
export function useRowModel<Row extends object>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  { query, filters, sort, shown, isGrouped }: View,
  queryRows: QueryRows | undefined,
): RowModel<Row> {
  const { columns, grouping } = definition
  const shownColumns = useMemo(
    () =>
      columns
        .filter(column => shown?.includes(column.key) ?? isShownFirst(column, definition.rows))
        .map(column =>
          isGrouped && shown === null && column.key === grouping?.key
            ? { ...column, isInHeading: true }
            : column,
        ),
    [columns, shown, definition.rows, isGrouped, grouping],
  )
  const shownLines = useMemo(() => {
    const found = queryRows?.(definition, rows).find({ query, filters, sort })
    const plain = found ?? rowLinesOf(definition, rows)
    const lines = isGrouped && grouping ? toGroupedLines(plain, grouping, sort?.isDescending ?? false) : plain
    return { lines, rows: lines.filter(isRowLine).map(({ row }) => row) }
  }, [queryRows, definition, rows, query, filters, sort, isGrouped, grouping])
  return { ...shownLines, shownColumns }
}

/** Adds the details of a row below it. @returns the same lines if there are none or the row is not shown */
export function insertDetail<Row>(
  lines: readonly TableLine<Row>[],
  id: string | null,
  content: ReactNode,
): readonly TableLine<Row>[] {
  if (id === null || !content) return lines
  const index = lines.findIndex(({ type, key }) => type === 'row' && key === id)
  if (index < 0) return lines
  return [
    ...lines.slice(0, index + 1),
    { type: 'detail', key: `detail ${id}`, content },
    ...lines.slice(index + 1),
  ]
}

/** Adds the folded details below every row, for static pages, which have no script to show them on demand. */
export function foldDetails<Row>(
  lines: readonly TableLine<Row>[],
  detail: (row: Row) => ReactNode,
): readonly TableLine<Row>[] {
  return lines.flatMap((line): readonly TableLine<Row>[] => {
    const content = line.type === 'row' ? detail(line.row) : null
    if (!content) return [line]
    const folded = (
      <details key={line.key} className={styles.folded}>
        <summary>Details</summary>
        {content}
      </details>
    )
    return [line, { type: 'detail', key: `detail ${line.key}`, content: folded }]
  })
}

/** Position of a line in a virtual table. */
export interface LinePosition {
  readonly index: number
  /** Distance from the top of the body in pixels. */
  readonly top: number
  readonly measure: (element: HTMLElement | null) => void
}
