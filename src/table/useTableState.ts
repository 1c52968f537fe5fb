import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ColumnHead } from './column.ts'
import { formatTableState, parseTableState, type TableState } from './tableState.ts'

/** Changes some parts of the state; `replace` keeps the browser's history short while a reader types. */
export type ChangeTableState = (change: Partial<TableState>, options?: { replace?: boolean }) => void

/** A table's state, kept in the address alone: it survives reload, Back and being sent to a friend. */
export function useTableState(
  columns: readonly ColumnHead[],
  prefix: string,
): [TableState, ChangeTableState] {
  const [parameters, setParameters] = useSearchParams()
  const state = useMemo(() => parseTableState(parameters, columns, prefix), [parameters, columns, prefix])
  const change: ChangeTableState = (part, options) =>
    setParameters(formatTableState({ ...state, ...part }, parameters, columns, prefix), options)
  return [state, change]
}
