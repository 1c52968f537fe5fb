// The table library. `useRows` loads it when the page is idle: a table that nobody has asked yet shows all rows.
import {
  type ColumnDef,
  columnFilteringFeature,
  constructTable,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table'
import { type CellValue, type Column, readCell } from './column.ts'
import { type ColumnFilter, matchesFilter } from './columnFilter.ts'
import { compareCells } from './compare.ts'
import { matchesQuery, type SearchText, searchText } from './searchText.ts'
import type { TableState } from './tableState.ts'

const subscribe = () => ({ unsubscribe: () => {} })

/** The values of a table that is asked and never tells: those that the library brings, 3 KB, call back on changes. */
const plainValues: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => {},
  createReadonlyAtom: get => ({ get, subscribe }),
  createWritableAtom<Value>(first: Value) {
    let value = first
    const set = (next: Value | ((before: Value) => Value)) => {
      value = next instanceof Function ? next(value) : next
    }
    return { get: () => value, set, subscribe }
  },
  batch: run => run(),
  untrack: read => read(),
  schedule: () => {},
}

const features = tableFeatures({
  coreReactivityFeature: plainValues,
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

/** What decides which rows of a table are shown, and in which order. */
export type Question = Pick<TableState, 'sort' | 'filters' | 'query'>

/**
 * Prepares a table for questions.
 * @returns what finds the rows that pass the filters, in their order; it keeps what it read of the rows
 */
export function prepareRows<Row extends object>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
): (question: Question) => readonly Row[] {
  const construct = () => constructTable({ features, data, columns: toColumnDefs(columns) })
  let table: ReturnType<typeof construct> | null = null // made for the first question: a page draws its tables before
  return ({ sort, filters, query }) => {
    table ??= construct()
    const words = query.trim()
    const ofColumns = Object.entries(filters).map(([id, value]) => ({ id, value }))
    const state = {
      sorting: sort ? [{ id: sort.key, desc: sort.isDescending }] : [],
      columnFilters: words === '' ? ofColumns : [...ofColumns, { id: searchId, value: words }],
    }
    table.setOptions(options => ({ ...options, state }))
    return table.getRowModel().rows.map(row => row.original)
  }
}
