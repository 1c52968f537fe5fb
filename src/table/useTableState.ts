import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentParameters } from '../ui/pageAddress.ts'
import { formatTableState, parseTableState, type TableParameters, type TableState } from './tableState.ts'

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
