import { startTransition, use, useEffect, useState } from 'react'
import { IsComplete } from '../ui/completeness.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { firstRows, rowsPerPiece } from './pieces.ts'

/**
 * Draws a long table in pieces: the first rows at once, the others when the browser is idle. What was drawn once stays.
 * @param found the rows to show, in their order
 * @param least number of rows that must be there at once, e.g. as far as the chosen one
 * @returns whether a row is to be drawn by now
 */
export function usePieces<Row>(found: readonly Row[], least: number): (row: Row) => boolean {
  const isComplete = use(IsComplete)
  const [drawn, setDrawn] = useState<ReadonlySet<Row>>(() => new Set())
  const count = Math.max(firstRows, least)
  const first = new Set(found.slice(0, count))

  useEffect(() => {
    const missing = found.filter(row => !drawn.has(row))
    if (isComplete || missing.length === 0) return
    const next = missing.slice(0, drawn.size === 0 ? count + rowsPerPiece : rowsPerPiece)
    return whenIdle(() => startTransition(() => setDrawn(new Set([...drawn, ...next]))))
  }, [found, drawn, count, isComplete])
  return row => isComplete || drawn.has(row) || first.has(row)
}
