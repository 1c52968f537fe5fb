import { type Grouping, groupRows } from './groupRows.ts'

/** A line of a table: a row, or the heading of a group with the number of its rows. */
export type Line<Row> =
  | { readonly heading: string; readonly count: number }
  | { readonly heading: null; readonly row: Row }

/** All lines of a table in their order: the rows, and before those of each group its heading. */
export function arrangeLines<Row>(
  rows: readonly Row[],
  grouping: Grouping<Row> | undefined,
  isDescending: boolean,
): readonly Line<Row>[] {
  return groupRows(rows, grouping, isDescending).flatMap(group => {
    const lines: Line<Row>[] = group.rows.map(row => ({ heading: null, row }))
    return group.label ? [{ heading: group.label, count: group.rows.length }, ...lines] : lines
  })
}
