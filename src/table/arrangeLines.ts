import { type Grouping, groupRows } from './groupRows.ts'
import type { TableState } from './tableState.ts'

/** A line of a table: a row, or the heading of a group with the number of its rows. */
export type Line<Row> =
  | { readonly heading: string; readonly count: number }
  | { readonly heading: null; readonly row: Row; readonly isFound: boolean }

/**
 * All lines of a table in their order. Rows that a filter leaves out stay in the list, marked: a row that is only hidden
 * need not be made anew. In the order of the page they keep their places, so that nothing moves while a reader types.
 * @param rows every row in the order of the page
 * @param found those that pass the filters, in the order to be shown
 */
export function arrangeLines<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  grouping: Grouping<Row> | undefined,
  sort: TableState['sort'],
): readonly Line<Row>[] {
  const isFound = new Set(found)
  const ordered = sort === null ? rows : [...found, ...rows.filter(row => !isFound.has(row))]
  return groupRows(ordered, grouping, sort?.isDescending ?? false).flatMap(group => {
    const lines: Line<Row>[] = group.rows.map(row => ({ heading: null, row, isFound: isFound.has(row) }))
    const count = group.rows.filter(row => isFound.has(row)).length
    if (group.label && count > 0) lines.unshift({ heading: group.label, count })
    return lines
  })
}
