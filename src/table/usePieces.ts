import { useContext, useEffect, useState } from 'react'
import { CompleteTables } from './completeTables.ts'

/** Rows that are drawn at once: more than a screen shows. The same on a server and in a browser. */
const firstRows = 40
/** Rows that come whenever the browser is idle: few enough that a key or press in between is not held up. */
const rowsPerPiece = 48

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30) // Safari has no idle callbacks
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 500 })
  return () => cancelIdleCallback(request)
}

/**
 * Draws a long table in pieces: the first rows at once, the others when the browser is idle. What was drawn once stays.
 * @param found the rows to show, in their order
 * @param least number of rows that must be there at once, e.g. as far as the chosen one
 * @returns whether a row is to be drawn by now
 */
export function usePieces<Row>(found: readonly Row[], least: number): (row: Row) => boolean {
  const isComplete = useContext(CompleteTables)
  const [drawn, setDrawn] = useState<ReadonlySet<Row>>(() => new Set())
  const first = new Set(found.slice(0, Math.max(firstRows, least)))
  const isDrawn = (row: Row) => isComplete || drawn.has(row) || first.has(row)

  useEffect(() => {
    const missing = found.filter(row => !drawn.has(row))
    if (isComplete || missing.length === 0) return
    const count = drawn.size === 0 ? Math.max(firstRows, least) : rowsPerPiece
    return whenIdle(() => setDrawn(new Set([...drawn, ...missing.slice(0, count)])))
  }, [found, drawn, least, isComplete])
  return isDrawn
}
