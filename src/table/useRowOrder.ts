import { type RefObject, useLayoutEffect } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import { rowsPerPiece } from './pieces.ts'

/** Least height of a line in pixels. */
const linePx = 31

/** How many lines a table shows at most at once, as high as --table-height of theme.css lets it be. */
function countInView(): number {
  return Math.ceil(Math.max(384, window.innerHeight - 176) / linePx)
}

/** Moves lines to the top of the body in their order. Those that stand right already are not touched. */
function place(body: HTMLElement, lines: readonly HTMLElement[]) {
  let at = body.firstElementChild
  for (const line of lines) {
    while (at !== line && at instanceof HTMLElement && at.hidden) at = at.nextElementSibling
    if (at === line) at = line.nextElementSibling
    else body.insertBefore(line, at)
  }
}

/** Whether lines follow each other in their order, with nothing but hidden ones between them. */
function isInOrder(lines: readonly HTMLElement[]): boolean {
  return lines.every((line, index) => {
    const wanted = lines[index + 1]
    let next = line.nextElementSibling
    while (next !== wanted && next instanceof HTMLElement && next.hidden) next = next.nextElementSibling
    return wanted === undefined || next === wanted
  })
}

/** @returns what calls the rest off */
function placeInPieces(body: HTMLElement, lines: readonly HTMLElement[], count: number): () => void {
  place(body, lines.slice(0, count))
  if (isInOrder(lines)) return () => {}
  let cancel = whenIdle(() => {
    cancel = placeInPieces(body, lines, count + rowsPerPiece)
  })
  return () => cancel()
}

/**
 * Puts the lines of a table in order: the first screen at once, the others when the browser is idle. This order is kept
 * from React, which would move every row of a long table before the first one shows.
 * @param order keys of the lines to show, which their elements carry as `data-line`
 */
export function useRowOrder(element: RefObject<HTMLElement | null>, order: readonly string[]) {
  // After every drawing: React puts new rows where it expects their neighbours.
  useLayoutEffect(() => {
    if (!element.current) return
    const byKey = new Map<string, HTMLElement>()
    for (const line of element.current.children)
      if (line instanceof HTMLElement) byKey.set(line.dataset.line ?? '', line)
    const lines = order.flatMap(key => byKey.get(key) ?? [])
    return placeInPieces(element.current, lines, countInView())
  })
}
