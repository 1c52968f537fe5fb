import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentParameters } from '../ui/pageAddress.ts'
import type { ColumnHeader } from './column.ts'
import { type ColumnFilter, formatFilter, parseFilter } from './columnFilter.ts'

/** Everything a user can set on a table, as stored in the address. */
export interface TableState {
  /** Text of the filter box. */
  readonly query: string
  readonly sort: { readonly key: string; readonly isDescending: boolean } | null
  /** Filters by column key. */
  readonly filters: Readonly<Record<string, ColumnFilter>>
  /** Keys of the shown columns; null for the default. */
  readonly shown: readonly string[] | null
  /** Id of the selected row. */
  readonly row: string | null
}

/** What the rows of a table depend on. */
export type RowQuery = Pick<TableState, 'query' | 'filters' | 'sort'>

/** How the parameters of a table are called in the address. */
interface TableParameters {
  readonly columns: readonly ColumnHeader[]
  /** Empty if the page has no other table. */
  readonly prefix: string
  /** The one with the id of the selected row. */
  readonly rowParameter: string
}

/** Names in the address, with the table's prefix. */
const parameterNames = { query: 'q', sort: 'sort', shown: 'cols' }

/** Reads a table's state from the address. Unknown columns and malformed values are ignored. */
export function parseTableState(
  parameters: URLSearchParams,
  { columns, prefix, rowParameter }: TableParameters,
): TableState {
  const keys = columns.map(column => column.key)
  const sortText = parameters.get(prefix + parameterNames.sort) ?? ''
  const sortKey = sortText.replace(/^-/, '')
  const shown =
    parameters
      .get(prefix + parameterNames.shown)
      ?.split('.')
      .filter(key => keys.includes(key)) ?? []
  const filters: Record<string, ColumnFilter> = {}
  for (const column of columns) {
    const filter = parseFilter(column, parameters.getAll(prefix + column.key))
    if (filter) filters[column.key] = filter
  }
  return {
    query: parameters.get(prefix + parameterNames.query) ?? '',
    sort: keys.includes(sortKey) ? { key: sortKey, isDescending: sortText.startsWith('-') } : null,
    filters,
    shown: shown.length > 0 ? shown : null,
    row: parameters.get(rowParameter) || null,
  }
}

/** Address parameters of a state. Parameters of others are kept. */
export function formatTableState(
  state: TableState,
  current: URLSearchParams,
  { columns, prefix, rowParameter }: TableParameters,
): URLSearchParams {
  const plain = [...Object.values(parameterNames), ...columns.map(column => column.key)]
  const own = [...plain.map(name => prefix + name), rowParameter]
  const next = new URLSearchParams([...current].filter(([name]) => !own.includes(name)))
  const { query, sort, filters, shown, row } = state
  if (query) next.set(prefix + parameterNames.query, query)
  if (sort) next.set(prefix + parameterNames.sort, (sort.isDescending ? '-' : '') + sort.key)
  if (shown) next.set(prefix + parameterNames.shown, shown.join('.'))
  if (row) next.set(rowParameter, row)
  for (const column of columns) {
    const filter = filters[column.key]
    for (const value of filter ? formatFilter(filter, column.kind) : [])
      next.append(prefix + column.key, value)
  }
  return next
}

/** The state of a table that the user has not changed. */
export const resetState: TableState = { query: '', sort: null, filters: {}, shown: null, row: null }

const noParameters: TableParameters = { columns: [], prefix: '', rowParameter: 'row' }

/** Whether the user has changed anything. */
export function isChanged(state: TableState): boolean {
  const parameters = formatTableState(state, new URLSearchParams(), noParameters)
  return parameters.size > 0 || Object.keys(state.filters).length > 0
}

/** Browsers limit how often an address may change, so typed text is written after a pause. */
const pauseMilliseconds = 150

/** Changes parts of the state. Typed text replaces the history entry instead of adding one. */
export type ChangeTableState = (change: Partial<TableState>, options?: { isTyped?: boolean }) => void

/** Typed text that the address does not have yet. */
interface Typed {
  readonly state: TableState
  /** The address it was typed over, which may not be rendered yet. After a link or Back the address leads, and the text is dropped. */
  readonly over: string
}

/**
 * The state of a table, stored in the address, so that it survives reload, Back and being shared.
 * @returns the state, its setter, and a function that writes typed text without a pause
 */
export function useTableState({
  columns,
  prefix,
  rowParameter,
}: TableParameters): [TableState, ChangeTableState, () => void] {
  const [parameters, setParameters] = useSearchParams()
  const names = useMemo(() => ({ columns, prefix, rowParameter }), [columns, prefix, rowParameter])
  const stored = useMemo(() => parseTableState(parameters, names), [parameters, names])
  const [typed, setTyped] = useState<Typed | null>(null)
  const draft = typed?.over === parameters.toString() ? typed.state : null

  const write = (state: TableState, replace: boolean) => {
    setTyped(null)
    setParameters(formatTableState(state, currentParameters(), names), { replace })
  }
  const flush = () => {
    if (draft) write(draft, true)
  }
  const flushLater = useEffectEvent(flush)
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => flushLater(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [draft])

  const change: ChangeTableState = (part, { isTyped = false } = {}) => {
    const next = { ...(draft ?? stored), ...part }
    if (isTyped) {
      setTyped({ state: next, over: currentParameters().toString() })
      return
    }
    flush()
    write(next, false)
  }

  return [draft ?? stored, change, flush]
}
