import { startTransition, useEffect, useMemo, useState } from 'react'
import { useIsWhole } from '../ui/useIsWhole.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { firstRows, rowsPerPiece } from './pieces.ts'

/**
 * Draws a long table in pieces: the first rows at once, the others when the browser is idle. What was drawn once stays.
 * @param found the rows to show, in their order
 * @param least number of rows that must be there at once, e.g. as far as the chosen one
 * @returns the rows to draw by now, the same object as long as it holds the same; null for all of them
 */
export function usePieces<Row>(found: readonly Row[], least: number): ReadonlySet<Row> | null {
  const isWhole = useIsWhole()
  const [before, setDrawn] = useState<ReadonlySet<Row>>(() => new Set())
  const count = Math.max(firstRows, least)
  const drawn = useMemo(() => {
    const first = found.slice(0, count)
    return first.every(row => before.has(row)) ? before : new Set([...before, ...first])
  }, [found, count, before])

  useEffect(() => {
    const missing = found.filter(row => !drawn.has(row))
    if (isWhole || missing.length === 0) return
    const next = missing.slice(0, rowsPerPiece)
    return whenIdle(() => startTransition(() => setDrawn(new Set([...drawn, ...next]))))
  }, [found, drawn, isWhole])
  return isWhole ? null : drawn
}
