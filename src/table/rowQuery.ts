import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  constructTable,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { memoizeBy } from '#shared/memoize.ts'
import { type CellValue, type Column, readCell } from './column.ts'
import { type ColumnFilter, matchesFilter } from './columnFilter.ts'
import { compareKeys, sortKey } from './compare.ts'
import { matchesQuery, queryWords, type SearchText, searchTextReader } from './searchText.ts'
import type { TableDefinition } from './tableDefinition.ts'
import type { TableState } from './tableState.ts'

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFacetingFeature,
  columnFilteringFeature,
  rowSortingFeature,
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** Column with the text that the filter box searches; no property has a space in its name. */
const searchColumn = 'search text'

type Definition<Row extends object> = ColumnDef<typeof features, Row, unknown>

function toColumnDef<Row extends object>(column: Column<Row>): Definition<Row> {
  /** Of the rows by their index: made once for each row instead of for each pair. */
  const keys: (number | string)[] = []
  const keyOf = ({ index, original }: { readonly index: number; readonly original: Row }) =>
    (keys[index] ??= sortKey(readCell(original, column), column.kind))
  return {
    id: column.key,
    accessorFn: row => readCell(row, column) ?? undefined,
    sortUndefined: 'last',
    sortFn: (a, b) => compareKeys(keyOf(a), keyOf(b)),
    filterFn: (row, id, filter: ColumnFilter) =>
      matchesFilter(row.getValue<CellValue | undefined>(id) ?? null, column.kind, filter),
  }
}

/** The library reads each value once per row, the search text, too. */
function toColumnDefs<Row extends object>({ columns, grouping }: TableDefinition<Row>): Definition<Row>[] {
  const headingOf = (row: Row) => grouping?.label?.(String(readCell(row, grouping) ?? '')) ?? ''
  const readText = searchTextReader(columns)
  const search: Definition<Row> = {
    id: searchColumn,
    accessorFn: row => readText(row, headingOf(row)),
    filterFn: (row, id, query: readonly string[]) => matchesQuery(row.getValue<SearchText>(id), query),
  }
  return [...columns.map(toColumnDef<Row>), search]
}

/** What the rows of a table depend on. */
export type RowQuery = Pick<TableState, 'query' | 'filters' | 'sort'>

function createRowQuery<Row extends object>(definition: TableDefinition<Row>, data: readonly Row[]) {
  const table = constructTable({ features, columns: toColumnDefs(definition), data })
  const apply = ({ query, filters, sort }: RowQuery) => {
    const words = queryWords(query)
    const columnFilters = Object.entries(filters).map(([id, value]): { id: string; value: unknown } => ({
      id,
      value,
    }))
    table.setOptions(previous => ({
      ...previous,
      state: {
        sorting: sort ? [{ id: sort.key, desc: sort.isDescending }] : [],
        columnFilters:
          words.length === 0 ? columnFilters : [...columnFilters, { id: searchColumn, value: words }],
      },
    }))
  }
  return {
    /** Reads what the filter box searches. */
    prepareSearch(): void {
      for (const row of table.getCoreRowModel().rows) row.getValue(searchColumn)
    },
    /** The rows that pass the filters, in the order asked for. */
    find(query: RowQuery): readonly Row[] {
      apply(query)
      return table.getRowModel().rows.map(({ original }) => original)
    },
    /** Values of a column with the number of rows that pass the other filters; '' for empty cells. */
    countValues(query: RowQuery, key: string): ReadonlyMap<string, number> {
      apply(query)
      const values = table.getColumn(key)?.getFacetedUniqueValues() ?? new Map<unknown, number>()
      return new Map([...values].map(([value, count]) => [value === undefined ? '' : String(value), count]))
    },
  }
}

const queriesOf = memoizeBy(<Row extends object>(definition: TableDefinition<Row>) =>
  memoizeBy((rows: readonly Row[]) => createRowQuery(definition, rows)),
)

/** Sorts, filters and counts rows with the library; an instance for each table, which keeps what it has read of the rows. */
export const rowQueryOf = <Row extends object>(definition: TableDefinition<Row>, rows: readonly Row[]) =>
  queriesOf(definition)(rows)
