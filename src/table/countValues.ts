import { type Column, readCell } from './column.ts'
import { matchesFilter } from './columnFilter.ts'
import { matchesQuery, searchText } from './searchText.ts'
import type { TableState } from './tableState.ts'

/** A value of a column and how many of the rows that pass the other filters have it. */
export type Facet = readonly [value: string, count: number]

/** Reads the values of a column. The panel that asks brings the function that counts: few readers open it. */
export type ReadFacets = (key: string, count: typeof countValues) => readonly Facet[]

/** Counts the values of a column by hand: the table library's way is a kilobyte in every table, for a panel few open. */
export function countValues<Row extends object>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, query }: Pick<TableState, 'filters' | 'query'>,
  key: string,
): readonly Facet[] {
  const counts = new Map<string, number>()
  const counted = columns.find(column => column.key === key)
  if (!counted) return []
  const isCounted = (row: Row) =>
    (query.trim() === '' || matchesQuery(searchText(row, columns), query.trim())) &&
    columns.every(column => {
      const filter = column === counted ? undefined : filters[column.key]
      return !filter || matchesFilter(readCell(row, column.key), column.kind, filter)
    })
  for (const row of data.filter(isCounted)) {
    const value = String(readCell(row, counted.key) ?? '')
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
}
