import { type RefObject, useEffect } from 'react'
import { useFoundEntry } from '../ui/useFoundEntry.ts'

/**
 * Scrolls to the selected row. If a search result led to it, the row takes the focus, unless its card has it.
 * @param isShown whether the rows found so far contain it
 */
export function useSelectedRow(
  table: RefObject<HTMLElement | null>,
  selected: string | null,
  isShown: boolean,
) {
  useEffect(() => {
    if (selected !== null)
      table.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [table, selected])
  const entry = useFoundEntry()
  const found = isShown ? entry : null
  useEffect(() => {
    if (found === null || table.current?.contains(document.activeElement)) return
    const row = table.current?.querySelector<HTMLElement>('tr[aria-current]')
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [table, found])
}
