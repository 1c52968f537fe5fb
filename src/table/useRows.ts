import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type CellValue, type Column, readCell } from './column.ts'
import { type ColumnFilter, matchesFilter } from './columnFilter.ts'
import { compareCells } from './compare.ts'
import { matchesQuery, type SearchText, searchText } from './searchText.ts'
import type { TableState } from './tableState.ts'

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
})

/** Column of the table library that holds what the filter box looks at; no property has a space in its name. */
const searchId = 'search text'

function toColumnDef<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row, unknown> {
  return {
    id: column.key,
    accessorFn: row => readCell(row, column.key) ?? undefined,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareCells(a.getValue<CellValue>(id), b.getValue<CellValue>(id), column.kind),
    filterFn: (row, id, filter: ColumnFilter) =>
      matchesFilter(row.getValue<CellValue | undefined>(id) ?? null, column.kind, filter),
  }
}

/** The columns for the table library. It reads each value once per row, so a key costs one look at one text per row. */
function toColumnDefs<Row extends object>(columns: readonly Column<Row>[]) {
  const search: ColumnDef<typeof features, Row, unknown> = {
    id: searchId,
    accessorFn: row => searchText(row, columns),
    filterFn: (row, id, query: string) => matchesQuery(row.getValue<SearchText>(id), query),
  }
  return [...columns.map(toColumnDef<Row>), search]
}

/** A value of a column and how many of the rows that pass the other filters have it. */
export type Facet = readonly [value: string, count: number]

/** Counts the values of a column by hand: the table library's way is a kilobyte in every table, for a panel few open. */
function countValues<Row extends object>(
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

/**
 * The rows of a table that pass its filters, in their order.
 * @returns the rows, and a function that lists the values of a column with counts
 */
export function useRows<Row extends object>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filters, query }: TableState,
): { found: readonly Row[]; readFacets: (key: string) => readonly Facet[] } {
  const definitions = useMemo(() => toColumnDefs(columns), [columns])
  const sorting = useMemo(() => (sort ? [{ id: sort.key, desc: sort.isDescending }] : []), [sort])
  const columnFilters = useMemo(() => {
    const words = query.trim()
    const ofColumns = Object.entries(filters).map(([id, value]) => ({ id, value }))
    return words === '' ? ofColumns : [...ofColumns, { id: searchId, value: words }]
  }, [filters, query])
  const table = useTable({ features, data, columns: definitions, state: { sorting, columnFilters } })
  const { rows } = table.getRowModel()
  return {
    found: useMemo(() => rows.map(row => row.original), [rows]),
    readFacets: key => countValues(data, columns, { filters, query }, key),
  }
}
