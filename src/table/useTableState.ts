import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ColumnHead } from './column.ts'
import { currentParameters } from './currentParameters.ts'
import { formatTableState, parseTableState, type TableState } from './tableState.ts'

/** Browsers limit how often an address may change, so typed text reaches it only after a pause. */
const pauseMs = 150

/** Changes some parts of the state. What is typed keeps the browser's history short. */
export type ChangeTableState = (change: Partial<TableState>, options?: { isTyped?: boolean }) => void

/**
 * A table's state. It lives in the address: it survives reload, Back and being sent to a friend. The table itself
 * answers at once and does not wait until the whole page has followed the address.
 * @returns the state, the way to change it, and what brings typed text into the address before its pause is over
 */
export function useTableState(
  columns: readonly ColumnHead[],
  prefix: string,
): [TableState, ChangeTableState, () => void] {
  const [parameters, setParameters] = useSearchParams()
  const stored = useMemo(() => parseTableState(parameters, columns, prefix), [parameters, columns, prefix])
  /** What this table wrote last; the address follows. Null when the address leads. */
  const [ahead, setAhead] = useState<TableState | null>(null)
  const typed = useRef<{ state: TableState; timer: number } | null>(null)
  const written = useRef<string | null>(null)

  const write = (state: TableState, replace: boolean) => {
    const next = formatTableState(state, currentParameters(), columns, prefix)
    written.current = next.toString()
    startTransition(() => setParameters(next, { replace }))
  }
  const writeTyped = () => {
    if (typed.current === null) return
    clearTimeout(typed.current.timer)
    write(typed.current.state, true)
    typed.current = null
  }
  const change: ChangeTableState = (part, { isTyped = false } = {}) => {
    const next = { ...(ahead ?? stored), ...part }
    setAhead(next)
    if (isTyped) {
      clearTimeout(typed.current?.timer)
      typed.current = { state: next, timer: window.setTimeout(writeTyped, pauseMs) }
    } else {
      writeTyped()
      write(next, false)
    }
  }

  const address = parameters.toString()
  useEffect(() => {
    if (address === written.current) return
    clearTimeout(typed.current?.timer) // Back, a link: the address leads again
    typed.current = null
    setAhead(null)
  }, [address])
  useEffect(() => () => clearTimeout(typed.current?.timer), [])

  return [ahead ?? stored, change, writeTyped]
}
