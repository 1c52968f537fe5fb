import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
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
  globalFilteringFeature,
  columnFacetingFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
})

/** Id of the column that holds the text of a whole row for the filter box; no column key can be it. */
const rowTextId = '*'

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

function toRowTextDef<Row extends object>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof features, Row, unknown> {
  return {
    id: rowTextId,
    accessorFn: row =>
      columns
        .map(column => readCell(row, column.key) ?? '')
        .join('\n')
        .toLowerCase(),
  }
}

/** A value of a column and how many of the rows that pass the other filters have it. */
export type Facet = readonly [value: string, count: number]

/**
 * The rows of a table that pass its filters, in their order. Every word of the filter box must occur somewhere in the
 * row, hidden columns included.
 * @returns the rows, and a function that lists the values of a column with counts
 */
export function useRows<Row extends object>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  state: TableState,
): { rows: readonly Row[]; readFacets: (key: string) => readonly Facet[] } {
  const definitions = useMemo(() => [...columns.map(toColumnDef<Row>), toRowTextDef(columns)], [columns])
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean)
  const table = useTable({
    features,
    data,
    columns: definitions,
    getColumnCanGlobalFilter: column => column.id === rowTextId,
    globalFilterFn: (row, id) => words.every(word => row.getValue<string>(id).includes(word)),
    state: {
      sorting: state.sort ? [{ id: state.sort.key, desc: state.sort.isDescending }] : [],
      globalFilter: words.join(' '),
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
