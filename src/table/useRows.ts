import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import type { Column } from './column.ts'
import type { prepareRows, Question } from './findRows.ts'
import { resetState } from './tableState.ts'

let prepare: typeof prepareRows | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load() {
  const { prepareRows } = await import('./findRows.ts')
  prepare = prepareRows
  for (const listener of listeners) listener()
}

// A page that opens with a question has the answer in its first drawing, or its rows would fill it in a second one.
if (globalThis.location?.hash.includes('?')) await load().catch(() => {})

/**
 * The rows of a table that pass its filters, in their order. A table that is not asked shows all its rows as they are:
 * what finds some of them comes when the browser is idle, or with the first question.
 * @returns while the answer is on its way the rows that were shown before, null when there were none; and what asks again
 * where the code did not come, null where it did
 */
export function useRows<Row extends object>(
  data: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filters, query }: Question,
): readonly [rows: readonly Row[] | null, retry: (() => Promise<void>) | null] {
  const [isLost, setLost] = useState(false)
  const isAsked = sort !== null || query.trim() !== '' || Object.keys(filters).length > 0
  const prepared = useSyncExternalStore(
    subscribe,
    () => prepare,
    () => null,
  )
  const find = useMemo(() => prepared?.(data, columns), [prepared, data, columns])
  const answer = useMemo(
    () => (isAsked ? find?.({ sort, filters, query }) : data),
    [isAsked, find, data, sort, filters, query],
  )
  useEffect(() => {
    if (find) return whenIdle(() => void find({ ...resetState, query: '\0' })) // it reads all texts before the first key
    if (!isAsked) return whenIdle(() => void load().catch(() => {})) // the question tries again
    load().catch(() => setLost(true))
    return undefined
  }, [find, isAsked])

  const shown = useRef<readonly Row[]>(null)
  useEffect(() => {
    if (answer) shown.current = answer
  }, [answer])
  return [answer ?? shown.current, isLost && isAsked && !find ? load : null]
}
