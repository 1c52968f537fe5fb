import { useRef } from 'react'
import type { ColumnHead } from './column.ts'
import { useLinkClicks } from './useLinkClicks.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { type ChangeTableState, useTableState } from './useTableState.ts'

/**
 * What every table does: it keeps its state in the address and its scroll position in the history, and follows links.
 * @param prefix comes before the names of the table in the address; none where it is alone on its page
 * @returns what `TableFrame` takes, with `seenPx`, how far the table is scrolled at first
 */
export function useTableFrame(columns: readonly ColumnHead[], prefix = '') {
  const scroller = useRef<HTMLElement>(null)
  const [state, changeState, writeTyped] = useTableState(columns, prefix)
  const [seenPx, rememberScroll] = useScrollMemory(scroller, prefix)
  useLinkClicks(scroller)
  const toTop = () => scroller.current?.scrollTo(0, 0)
  // Other rows are read from the first of them; other columns are those of the same rows.
  const change: ChangeTableState = (part, options) => {
    if (!part.shown) toTop()
    changeState(part, options)
  }
  return { columns, scroller, state, change, toTop, writeTyped, seenPx, rememberScroll }
}
