import type { ColumnHead } from './column.ts'
import { type ColumnFilter, formatFilter, parseFilter } from './columnFilter.ts'

/** All that a reader can set on a table, as the address keeps it. */
export interface TableState {
  /** Text of the filter box. */
  readonly query: string
  readonly sort: { readonly key: string; readonly isDescending: boolean } | null
  /** Filters by column key. */
  readonly filters: Readonly<Record<string, ColumnFilter>>
  /** Keys of the shown columns, null for the table's own choice. */
  readonly shown: readonly string[] | null
  /** Id of the row a link points at. */
  readonly row: string | null
}

/** Names in the address; a table that is not alone on its page puts its prefix before them. */
const names = { query: 'q', sort: 'sort', shown: 'cols', row: 'row' }

/** Reads a table's state from the address. Unknown columns and broken values are ignored, never an error. */
export function parseTableState(
  parameters: URLSearchParams,
  columns: readonly ColumnHead[],
  prefix: string,
): TableState {
  const keys = columns.map(column => column.key)
  const sortText = parameters.get(prefix + names.sort) ?? ''
  const sortKey = sortText.replace(/^-/, '')
  const shown =
    parameters
      .get(prefix + names.shown)
      ?.split('.')
      .filter(key => keys.includes(key)) ?? []
  const filters: Record<string, ColumnFilter> = {}
  for (const column of columns) {
    const filter = parseFilter(column, parameters.getAll(prefix + column.key))
    if (filter) filters[column.key] = filter
  }
  return {
    query: parameters.get(prefix + names.query) ?? '',
    sort: keys.includes(sortKey) ? { key: sortKey, isDescending: sortText.startsWith('-') } : null,
    filters,
    shown: shown.length > 0 ? shown : null,
    row: parameters.get(prefix + names.row) || null,
  }
}

/** The address parameters for a state. Those that do not belong to this table are kept as they are. */
export function formatTableState(
  state: TableState,
  current: URLSearchParams,
  columns: readonly ColumnHead[],
  prefix: string,
): URLSearchParams {
  const own = [...Object.values(names), ...columns.map(column => column.key)].map(name => prefix + name)
  const next = new URLSearchParams([...current].filter(([name]) => !own.includes(name)))
  const { query, sort, filters, shown, row } = state
  if (query) next.set(prefix + names.query, query)
  if (sort) next.set(prefix + names.sort, (sort.isDescending ? '-' : '') + sort.key)
  if (shown) next.set(prefix + names.shown, shown.join('.'))
  if (row) next.set(prefix + names.row, row)
  for (const column of columns) {
    const filter = filters[column.key]
    for (const value of filter ? formatFilter(filter, column.kind) : [])
      next.append(prefix + column.key, value)
  }
  return next
}

/** The change that leads back to the table as its page shows it first. */
export const resetState: TableState = { query: '', sort: null, filters: {}, shown: null, row: null }

/** Whether anything differs from the table as its page shows it first. */
export function isChanged(state: TableState): boolean {
  return (
    formatTableState(state, new URLSearchParams(), [], '').size > 0 || Object.keys(state.filters).length > 0
  )
}
