import { readCell } from './column.ts'

/** Rows shown under headings, by the value of one column. */
export interface Grouping<Row> {
  readonly key: keyof Row & string
  /** Order of the groups; values that are not listed come after, in the order of the rows. */
  readonly order?: readonly string[]
  /** Heading of a group, the plain value without it. */
  readonly label?: (value: string) => string
}

export interface RowGroup<Row> {
  /** Heading, empty for rows that are not grouped. */
  readonly label: string
  readonly rows: readonly Row[]
}

/** Splits rows into groups. Without a grouping all rows are one group with no heading. */
export function groupRows<Row>(
  rows: readonly Row[],
  grouping: Grouping<Row> | undefined,
  isDescending: boolean,
): readonly RowGroup<Row>[] {
  if (!grouping) return [{ label: '', rows }]
  const groups = new Map<string, Row[]>((grouping.order ?? []).map(value => [value, []]))
  for (const row of rows) {
    const value = String(readCell(row, grouping.key) ?? '')
    const group = groups.get(value)
    if (group) group.push(row)
    else groups.set(value, [row])
  }
  const found = [...groups].filter(([, members]) => members.length > 0)
  if (isDescending && grouping.order) found.reverse()
  return found.map(([value, members]) => ({ label: grouping.label?.(value) ?? value, rows: members }))
}
