import { useDeferredValue, useEffect, useState } from 'react'
import type { OpenedSave, SaveProblem } from './readSave.ts'

/** Milliseconds after which the values of a save, and the tables that follow them, are painted. */
const afterPaint = 100

/** What is wrong or unusual in a save; null until that is known, as the values come first: the search takes 100 ms at CPU ×4. */
export function useProblems(save: OpenedSave | null): readonly SaveProblem[] | null {
  const [known, setKnown] = useState<{ save: OpenedSave; problems: readonly SaveProblem[] } | null>(null)
  const shown = useDeferredValue(save, null)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setKnown({ save: shown, problems: shown.findProblems() }), afterPaint)
    return () => clearTimeout(timer)
  }, [shown])
  return known !== null && known.save === save ? known.problems : null
}
