import { type RefObject, useLayoutEffect } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import { rowsPerPiece } from './pieces.ts'

/** Least height of a line in pixels. */
const linePx = 31

/** How many lines a table shows at most at once, as high as --table-height of theme.css lets it be. */
function countInView(): number {
  return Math.ceil(Math.max(384, window.innerHeight - 176) / linePx)
}

/**
 * Puts the lines of a table in order and hides the others: the first screen at once, the rest when the browser is idle.
 * This is kept from React, which would look at every row of a long table before the first one shows.
 * @param order keys of the lines to show, which their elements carry as `data-line`
 * @param drawn the lines that React drew: it puts new ones where it expects their neighbours
 */
export function useRowOrder(
  element: RefObject<HTMLTableSectionElement | null>,
  order: readonly string[],
  drawn: unknown,
) {
  useLayoutEffect(() => {
    if (!drawn || !element.current) return
    const body = element.current
    const byKey = new Map(Array.from(body.rows, line => [line.dataset.line, line]))
    const wanted = new Set<HTMLElement>(order.flatMap(key => byKey.get(key) ?? []))
    const lines = [...wanted]
    let next = 0
    let at = body.firstElementChild
    const isDone = () => {
      let expected = next
      for (let line = at; line instanceof HTMLElement; line = line.nextElementSibling)
        if (wanted.has(line) ? line.hidden || line !== lines[expected++] : !line.hidden) return false
      return true
    }
    // Lines that stand right already are not touched: to hide them again would make their styles anew.
    const place = (count: number): (() => void) | undefined => {
      for (let placed = 0; placed < count; placed++) {
        for (; at instanceof HTMLElement && !wanted.has(at); at = at.nextElementSibling) at.hidden ||= true
        const line = lines[next++]
        if (!line) return
        line.hidden &&= false
        if (at === line) at = line.nextElementSibling
        else body.insertBefore(line, at)
      }
      if (isDone()) return
      let callOff: (() => void) | undefined = whenIdle(() => {
        callOff = place(rowsPerPiece)
      })
      return () => callOff?.()
    }
    return place(countInView())
  }, [element, order, drawn])
}
