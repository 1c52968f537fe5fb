import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
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
import type { TableState } from './tableState.ts'

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnFacetingFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
})

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

/** Rows in which every word of the filter box occurs somewhere, hidden columns included. */
function findWords<Row>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
): readonly Row[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return data
  return data.filter(row => {
    const text = columns
      .map(column => readCell(row, column.key))
      .join('\n')
      .toLowerCase()
    return words.every(word => text.includes(word))
  })
}

/** A value of a column and how many of the rows that pass the other filters have it. */
export type Facet = readonly [value: string, count: number]

/**
 * The rows of a table that pass its filters, in their order.
 * @returns the rows, and a function that lists the values of a column with counts
 */
export function useRows<Row extends object>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  state: TableState,
): { rows: readonly Row[]; readFacets: (key: string) => readonly Facet[] } {
  const definitions = useMemo(() => columns.map(toColumnDef<Row>), [columns])
  const found = useMemo(() => findWords(data, columns, state.query), [data, columns, state.query])
  const table = useTable({
    features,
    data: found,
    columns: definitions,
    state: {
      sorting: state.sort ? [{ id: state.sort.key, desc: state.sort.isDescending }] : [],
      columnFilters: Object.entries(state.filters).map(([id, value]) => ({ id, value })),
    },
  })
  return {
    rows: table.getRowModel().rows.map(row => row.original),
    readFacets: key => {
      const values = table.getColumn(key)?.getFacetedUniqueValues() ?? new Map<unknown, number>()
      return [...values].map(([value, count]): Facet => [value === undefined ? '' : String(value), count])
    },
  }
}
