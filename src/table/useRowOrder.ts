import { type RefObject, useLayoutEffect, useRef } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import { rowsPerPiece } from './pieces.ts'

/** Least height of a line in pixels. */
const linePx = 31

/** How many lines a table shows at most at once, as high as --table-height of theme.css lets it be. */
function countInView(): number {
  return Math.ceil(Math.max(384, window.innerHeight - 176) / linePx)
}

/** The lines that stand in a table body, by their keys. */
function readLines(body: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const lines = new Map<string, HTMLElement>()
  // A list of all rows and their `dataset` take ten times as long.
  for (let line = body.firstElementChild; line instanceof HTMLElement; line = line.nextElementSibling)
    lines.set(line.getAttribute('data-line') ?? '', line)
  return lines
}

/**
 * Puts the lines of a table in order and hides the others: the first screen at once, the rest when the browser is idle.
 * This is kept from React, which would look at every row of a long table before the first one shows.
 * @param order keys of the lines to show, which their elements carry as `data-line`
 * @param drawn the lines that React drew: it puts new ones where it expects their neighbours
 * @param isWhole places all at once
 */
export function useRowOrder(
  element: RefObject<HTMLTableSectionElement | null>,
  order: readonly string[],
  drawn: unknown,
  isWhole: boolean,
) {
  const known = useRef<{ drawn: unknown; lines: ReadonlyMap<string, HTMLElement> }>(null)
  useLayoutEffect(() => {
    if (!drawn || !element.current) return
    const body = element.current
    if (known.current?.drawn !== drawn) known.current = { drawn, lines: readLines(body) }
    const { lines: byKey } = known.current
    const lines: HTMLElement[] = []
    for (const key of order) {
      const line = byKey.get(key)
      if (line) lines.push(line)
    }
    const wanted = new Set(lines)
    let next = 0
    let at = body.firstElementChild
    const isDone = () => {
      let expected = next
      for (let line = at; line instanceof HTMLElement; line = line.nextElementSibling)
        if (wanted.has(line) ? line.hidden || line !== lines[expected++] : !line.hidden) return false
      return true
    }
    let callOff = () => {}
    // Lines that stand right already are not touched: to hide them again would make their styles anew.
    const place = (count: number) => {
      for (let placed = 0; placed < count; placed++) {
        for (; at instanceof HTMLElement && !wanted.has(at); at = at.nextElementSibling) at.hidden ||= true
        const line = lines[next++]
        if (!line) return
        line.hidden &&= false
        if (at === line) at = line.nextElementSibling
        else body.insertBefore(line, at)
      }
      callOff = whenIdle(() => {
        if (!isDone()) place(rowsPerPiece)
      })
    }
    place(isWhole ? order.length : countInView())
    return () => callOff()
  }, [element, order, drawn, isWhole])
}
