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
import {
  type CellValue,
  type Column,
  compareKeys,
  readCell,
  type SortKey,
  shownCell,
  sortKey,
  toNumber,
} from './column.ts'
import { type ColumnFilter, matchesFilter } from './columnFilter.ts'
import type { TableDefinition } from './tableDefinition.ts'
import { type RowLine, rowLinesOf } from './tableLines.tsx'
import type { RowQuery } from './tableState.ts'

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

/** What the filter box searches of a row. */
interface SearchText {
  /** All cells, hidden columns included, and the heading of the row's group. */
  readonly words: string
  /** Reads its numbers as `0x243`, for words that begin so. */
  readonly readHex: () => string
}

/** Creates the function that reads the texts of a row in lower case, given the heading of its group. */
export function searchTextReader<Row extends object>(columns: readonly Column<Row>[]) {
  const formatted = columns.filter(({ prefix, isBytes, isStored }) => prefix || isBytes || isStored)
  const numeric = columns.filter(({ kind }) => kind === 'integer' || kind === 'hex')
  return (row: Row, heading = ''): SearchText => ({
    words: [
      ...columns.map(column => readCell(row, column)),
      ...formatted.map(column => shownCell(row, column)),
      heading,
    ]
      .filter(value => value !== null)
      .join('\n')
      .toLowerCase(),
    readHex: () =>
      numeric
        .map(column => toNumber(readCell(row, column), column.kind))
        .filter(number => number >= 0)
        .map(number => `0x${number.toString(16)}`)
        .join('\n'),
  })
}

/** The words of a query in lower case. */
export const queryWords = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether every word of a query occurs in a row. `0x243` and `0x0243` find 579, and 243 in hex columns. */
export function matchesQuery({ words, readHex }: SearchText, query: readonly string[]): boolean {
  return query.every(
    word =>
      words.includes(word) || (/^0x./.test(word) && readHex().includes(word.replace(/^0x0+(?=.)/, '0x'))),
  )
}

/** Column with the text that the filter box searches; no property has a space in its name. */
const searchColumn = 'search text'

type Definition<Row extends object> = ColumnDef<typeof features, RowLine<Row>, unknown>

/**
 * @param direction of the sort in force. Empty cells come last in both; with `sortUndefined` the library would read both values
 * again for each pair: 9 of 25 ms of a sort of 10,950 rows.
 */
function toColumnDef<Row extends object>(
  column: Column<Row>,
  direction: { isDescending: boolean },
): Definition<Row> {
  /** Of the rows by their index: made once for each row instead of for each pair. */
  const keys: SortKey[] = []
  const keyOf = ({ index, original }: { readonly index: number; readonly original: RowLine<Row> }) =>
    (keys[index] ??= sortKey(readCell(original.row, column), column.kind))
  return {
    id: column.key,
    accessorFn: ({ row }) => readCell(row, column) ?? undefined,
    sortUndefined: false,
    sortFn: (a, b) => compareKeys(keyOf(a), keyOf(b), direction.isDescending),
    filterFn: (row, id, filter: ColumnFilter) =>
      matchesFilter(row.getValue<CellValue | undefined>(id) ?? null, column.kind, filter),
  }
}

/** The library reads each value once per row, the search text, too. */
function toColumnDefs<Row extends object>(
  { columns, grouping }: TableDefinition<Row>,
  direction: { isDescending: boolean },
): Definition<Row>[] {
  const headingOf = (row: Row) => grouping?.label?.(String(readCell(row, grouping) ?? '')) ?? ''
  const readText = searchTextReader(columns)
  const search: Definition<Row> = {
    id: searchColumn,
    accessorFn: ({ row }) => readText(row, headingOf(row)),
    filterFn: (row, id, query: readonly string[]) => matchesQuery(row.getValue<SearchText>(id), query),
  }
  return [...columns.map(column => toColumnDef(column, direction)), search]
}

function createRowQuery<Row extends object>(definition: TableDefinition<Row>, rows: readonly Row[]) {
  const direction = { isDescending: false }
  const data = rowLinesOf(definition, rows)
  const table = constructTable({ features, columns: toColumnDefs(definition, direction), data })
  table.getCoreRowModel() // reads the rows, before they are asked for
  const apply = ({ query, filters, sort }: RowQuery) => {
    const words = queryWords(query)
    direction.isDescending = sort?.isDescending ?? false
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
    /** The lines of the rows that pass the filters, in the order asked for. */
    find(query: RowQuery): readonly RowLine<Row>[] {
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
