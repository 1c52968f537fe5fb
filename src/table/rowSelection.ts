import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { scrollUntilSettled } from '../ui/followGrowth.ts'
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

/** Scrolls to a table whose rows a search result filters: its page may have much above it. */
export function useFilteredTable(table: RefObject<HTMLElement | null>, isFiltered: boolean) {
  const entry = useFoundEntry()
  const found = isFiltered ? entry : null
  useEffect(() => {
    if (found === null) return undefined
    return scrollUntilSettled(() => table.current?.scrollIntoView())
  }, [table, found])
}

const controls = 'a, button, input, select, label, summary, [role="toolbar"], [role="menu"]'

/** A second click of a mouse within this time selects a word instead. */
const secondClickMilliseconds = 200

/** Whether the user has just selected text, which a click ends too. */
const isTextSelected = () => getSelection()?.isCollapsed === false

/** The row of a click anywhere but on a control, without a key that means something else. */
function clickedRow(event: MouseEvent): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return null
  if (!(target instanceof Element) || target.closest(controls)) return null
  return target.closest<HTMLElement>('tr[data-row]')
}

/** The row with the focus, such as one that a search result led to. */
const focusedRow = ({ target }: KeyboardEvent): HTMLElement | null =>
  target instanceof HTMLElement && target.matches('tr[data-row]') ? target : null

/**
 * Opens the row that a click hits, as its title does: by the link there, or by that of an array, which opens its elements. A
 * click on the selected row closes it; one that selects text does nothing.
 */
export function useRowClick(close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const toggle = (row: HTMLElement) => {
    if (row.ariaCurrent) close()
    else row.querySelector<HTMLElement>('td[data-title] a, a[aria-expanded]')?.click()
  }
  return {
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current)
      const row = clickedRow(event)
      if (!row || event.detail > 1) return
      const { nativeEvent } = event
      const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
      timer.current = setTimeout(
        () => !isTextSelected() && toggle(row),
        isMouse ? secondClickMilliseconds : 0,
      )
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = event.key === 'Enter' ? focusedRow(event) : null
      if (row) toggle(row)
    },
  }
}
