import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentParameters } from '../ui/currentParameters.ts'
import type { ColumnHeader } from './column.ts'
import { formatTableState, parseTableState, type TableState } from './tableState.ts'

/** Browsers limit how often an address may change, so typed text is written after a pause. */
const pauseMilliseconds = 150

/** Changes parts of the state. Typed text replaces the history entry instead of adding one. */
export type ChangeTableState = (change: Partial<TableState>, options?: { isTyped?: boolean }) => void

/** Typed text that the address does not have yet. */
interface Pending {
  readonly state: TableState
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * The state of a table, stored in the address, so that it survives reload, Back and being shared.
 * @param prefix of its parameters, for tables that share a page
 * @param rowParameter with the id of the selected row
 * @returns the state, its setter, and a function that writes typed text without a pause
 */
export function useTableState(
  columns: readonly ColumnHeader[],
  prefix: string,
  rowParameter = `${prefix}row`,
): [TableState, ChangeTableState, () => void] {
  const [parameters, setParameters] = useSearchParams()
  const stored = useMemo(
    () => parseTableState(parameters, columns, prefix, rowParameter),
    [parameters, columns, prefix, rowParameter],
  )
  /** Ahead of the address, which the router changes in a transition; null when the address leads. */
  const [draft, setDraft] = useState<TableState | null>(null)
  const pending = useRef<Pending | null>(null)
  const written = useRef<string | null>(null)

  const write = (state: TableState, replace: boolean) => {
    const next = formatTableState(state, currentParameters(), columns, prefix, rowParameter)
    written.current = next.toString()
    setParameters(next, { replace })
  }
  const flush = () => {
    if (pending.current === null) return
    const { state, timer } = pending.current
    clearTimeout(timer)
    pending.current = null
    write(state, true)
  }
  /** The address leads again. */
  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = null
    written.current = null
    setDraft(null)
  }, [])
  const change: ChangeTableState = (part, { isTyped = false } = {}) => {
    const next = { ...(draft ?? stored), ...part }
    setDraft(next)
    if (!isTyped) {
      flush()
      write(next, false)
      return
    }
    clearTimeout(pending.current?.timer)
    pending.current = { state: next, timer: setTimeout(flush, pauseMilliseconds) }
  }

  const address = parameters.toString()
  useEffect(() => {
    if (address !== written.current) forget() // a link
  }, [address, forget])
  useEffect(() => {
    addEventListener('popstate', forget)
    return () => {
      removeEventListener('popstate', forget)
      clearTimeout(pending.current?.timer)
    }
  }, [forget])

  return [draft ?? stored, change, flush]
}
