import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { afterPaint } from '../ui/whenIdle.ts'
import type { ColumnHead } from './column.ts'
import { currentParameters } from './currentParameters.ts'
import { formatTableState, parseTableState, type TableState } from './tableState.ts'

/** Browsers limit how often an address may change, so typed text reaches it only after a pause. */
const pauseMs = 150

/** Changes some parts of the state. What is typed keeps the browser's history short. */
export type ChangeTableState = (change: Partial<TableState>, options?: { isTyped?: boolean }) => void

/** A state that the address does not have yet. */
interface Waiting {
  readonly state: TableState
  readonly isTyped: boolean
  readonly callOff: () => void
}

function after(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * A table's state. It lives in the address: it survives reload, Back and being sent to a friend. The table itself
 * answers at once: the address, which the whole page follows, changes behind the paint.
 * @returns the state, the way to change it, and what brings the last change into the address without waiting
 */
export function useTableState(
  columns: readonly ColumnHead[],
  prefix: string,
): [TableState, ChangeTableState, () => void] {
  const [parameters, setParameters] = useSearchParams()
  const stored = useMemo(() => parseTableState(parameters, columns, prefix), [parameters, columns, prefix])
  /** What this table wrote last; the address follows. Null when the address leads. */
  const [ahead, setAhead] = useState<TableState | null>(null)
  const waiting = useRef<Waiting | null>(null)
  const written = useRef<string | null>(null)

  const write = (state: TableState, replace: boolean) => {
    const next = formatTableState(state, currentParameters(), columns, prefix)
    written.current = next.toString()
    startTransition(() => setParameters(next, { replace }))
  }
  const writeWaiting = () => {
    if (waiting.current === null) return
    const { state, isTyped, callOff } = waiting.current
    callOff()
    waiting.current = null
    write(state, isTyped)
  }
  const change: ChangeTableState = (part, { isTyped = false } = {}) => {
    const next = { ...(ahead ?? stored), ...part }
    setAhead(next)
    if (isTyped && waiting.current?.isTyped) waiting.current.callOff()
    else writeWaiting()
    const callOff = isTyped ? after(pauseMs, writeWaiting) : afterPaint(writeWaiting)
    waiting.current = { state: next, isTyped, callOff }
  }

  const address = parameters.toString()
  useEffect(() => {
    if (address === written.current) return
    waiting.current?.callOff() // Back, a link: the address leads again
    waiting.current = null
    written.current = null // the address may lead to the same one again
    setAhead(null)
  }, [address])
  useEffect(() => () => waiting.current?.callOff(), [])

  return [ahead ?? stored, change, writeWaiting]
}
