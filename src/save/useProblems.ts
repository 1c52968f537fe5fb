import { useEffect, useState } from 'react'
import type { OpenedSave, SaveProblem } from './readSave.ts'

/** Milliseconds after which the values of a save are on the page. */
const valuesFirst = 300

/** What is wrong or unusual in a save; null until that is known, as the values come first. */
export function useProblems(save: OpenedSave | null): readonly SaveProblem[] | null {
  const [known, setKnown] = useState<{ save: OpenedSave; problems: readonly SaveProblem[] } | null>(null)
  useEffect(() => {
    if (save === null) return
    const timer = setTimeout(() => setKnown({ save, problems: save.findProblems() }), valuesFirst)
    return () => clearTimeout(timer)
  }, [save])
  return known !== null && known.save === save ? known.problems : null
}
