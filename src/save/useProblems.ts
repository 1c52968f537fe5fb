import { useDeferredValue, useEffect, useState } from 'react'
import type { OpenedSave, SaveProblem } from './readSave.ts'

/** Wait before the search for problems, so that the values of the save are painted first, in milliseconds. */
const waitForPaint = 100

/** What is wrong or unusual in a save; null until that is known: the search takes 100 ms at CPU ×4 and waits for the values. */
export function useProblems(save: OpenedSave | null): readonly SaveProblem[] | null {
  const [known, setKnown] = useState<{ save: OpenedSave; problems: readonly SaveProblem[] } | null>(null)
  const shown = useDeferredValue(save)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setKnown({ save: shown, problems: shown.findProblems() }), waitForPaint)
    return () => clearTimeout(timer)
  }, [shown])
  return known !== null && known.save === save ? known.problems : null
}
