import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { formatRowId } from '../shared/row-address.ts'
import { type CellValue, type Column, readCell } from './column.ts'
import { type ColumnFilter, matchesFilter } from './columnFilter.ts'
import { compareCells } from './compare.ts'
import { matchesQuery, type SearchText, searchText } from './searchText.ts'
import type { TableDefinition } from './tableDefinition.ts'
import type { TableLine } from './tableLines.ts'
import type { TableState } from './tableState.ts'

const features = tableFeatures({
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  rowSortingFeature,
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** Column with the text that the filter box searches; no property has a space in its name. */
const searchColumn = 'search text'

type Definition<Row extends object> = ColumnDef<typeof features, Row, unknown>

function toColumnDef<Row extends object>(column: Column<Row>): Definition<Row> {
  return {
    id: column.key,
    accessorFn: row => readCell(row, column) ?? undefined,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareCells(a.getValue<CellValue>(id), b.getValue<CellValue>(id), column.kind),
    filterFn: (row, id, filter: ColumnFilter) =>
      matchesFilter(row.getValue<CellValue | undefined>(id) ?? null, column.kind, filter),
    getGroupingValue: row => String(readCell(row, column) ?? ''),
  }
}

/** The library reads each value once per row, the search text, too. */
function toColumnDefs<Row extends object>({ columns, grouping }: TableDefinition<Row>): Definition<Row>[] {
  const headingOf = (row: Row) => grouping?.label?.(String(readCell(row, grouping) ?? '')) ?? ''
  const search: Definition<Row> = {
    id: searchColumn,
    accessorFn: row => searchText(row, columns, headingOf(row)),
    filterFn: (row, id, query: string) => matchesQuery(row.getValue<SearchText>(id), query),
  }
  return [...columns.map(toColumnDef<Row>), search]
}

/** Columns shown unless the user selects others: a column without any value is hidden. */
function isShownFirst<Row extends object>(column: Column<Row>, rows: readonly Row[]): boolean {
  return !column.isHidden && rows.some(row => readCell(row, column) !== null)
}

export interface RowModel<Row> {
  readonly lines: readonly TableLine<Row>[]
  /** The rows of `lines`, in their order. */
  readonly rows: readonly Row[]
  readonly shownColumns: readonly Column<Row>[]
  /** Values of a column with the number of rows that pass the other filters; '' for empty cells. */
  readonly readFacets: (key: string) => ReadonlyMap<string, number>
}

/** What lines and columns of a table depend on. */
export type RowQuery = Pick<TableState, 'query' | 'filters' | 'sort' | 'shown'>

/**
 * Filters, sorts and groups the rows of a table.
 * @param rows those of the definition, or the part of them that a page preselects
 * @param isGrouped whether to show group headings
 */
export function useRowModel<Row extends object>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  { query, filters, sort, shown }: RowQuery,
  isGrouped: boolean,
): RowModel<Row> {
  const { source, columns, grouping } = definition
  const columnDefs = useMemo(() => toColumnDefs(definition), [definition])
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
  const state = useMemo(() => {
    const words = query.trim()
    const columnFilters = Object.entries(filters).map(([id, value]): { id: string; value: unknown } => ({
      id,
      value,
    }))
    return {
      sorting: sort ? [{ id: sort.key, desc: sort.isDescending }] : [],
      columnFilters: words === '' ? columnFilters : [...columnFilters, { id: searchColumn, value: words }],
      grouping: isGrouped && grouping ? [grouping.key] : [],
    }
  }, [query, filters, sort, isGrouped, grouping])
  const table = useTable({ features, columns: columnDefs, data: rows, state })

  const found = table.getRowModel().rows
  const isDescending = sort?.isDescending ?? false
  return useMemo(() => {
    const rank = (value: string) => {
      const index = grouping?.order?.indexOf(value) ?? -1
      return index < 0 ? Number.POSITIVE_INFINITY : index
    }
    const toLine = (row: Row): TableLine<Row> => ({ type: 'row', key: formatRowId(source, row), row })
    const groups = found.filter(row => row.groupingColumnId !== undefined)
    // Groups keep the table's order, reversed by a descending sort; values outside of it follow as they come.
    if (grouping?.order)
      groups.sort((a, b) => {
        const [first, second] = [rank(String(a.groupingValue)), rank(String(b.groupingValue))]
        return first === second ? 0 : isDescending ? second - first : first - second
      })
    const lines =
      groups.length === 0
        ? found.map(({ original }) => toLine(original))
        : groups.flatMap((group): readonly TableLine<Row>[] => {
            const value = String(group.groupingValue)
            const label = grouping?.label?.(value) ?? value
            const own = group.subRows.map(({ original }) => toLine(original))
            return label ? [{ type: 'group', key: `group ${value}`, label, count: own.length }, ...own] : own
          })
    return {
      lines,
      rows: lines.flatMap(line => (line.type === 'row' ? [line.row] : [])),
      shownColumns,
      readFacets: key => {
        const values = table.getColumn(key)?.getFacetedUniqueValues() ?? new Map<unknown, number>()
        return new Map([...values].map(([value, count]) => [value === undefined ? '' : String(value), count]))
      },
    }
  }, [found, grouping, isDescending, source, shownColumns, table])
}
