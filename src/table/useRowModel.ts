import { useMemo } from 'react'
import { type Column, readCell } from './column.ts'
import { useQueryTools } from './loadQueryTools.ts'
import type { RowQuery } from './rowQuery.ts'
import type { Grouping, TableDefinition } from './tableDefinition.ts'
import { isRowLine, type RowLine, rowLinesOf, type TableLine } from './tableLines.tsx'
import type { TableState } from './tableState.ts'

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

export interface RowModel<Row> {
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

/**
 * Filters, sorts and groups the rows of a table; suspends until the code that does is there.
 * @param rows those of the definition, or the part of them that a page preselects
 */
export function useRowModel<Row extends object>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  { query: words, filters, sort, shown, isGrouped }: View,
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
  const isQueried = words.trim() !== '' || sort !== null || Object.keys(filters).length > 0
  const module = useQueryTools(isQueried)
  return useMemo(() => {
    const found = module?.rowQueryOf(definition, rows).find({ query: words, filters, sort })
    const plain = found ?? rowLinesOf(definition, rows)
    const lines = isGrouped && grouping ? toGroupedLines(plain, grouping, sort?.isDescending ?? false) : plain
    return { lines, rows: lines.filter(isRowLine).map(({ row }) => row), shownColumns }
  }, [module, definition, rows, words, filters, sort, isGrouped, grouping, shownColumns])
}
