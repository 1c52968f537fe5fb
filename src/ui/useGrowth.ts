import { startTransition, use, useEffect, useState } from 'react'
import { IsComplete } from './completeness.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * How many parts of a long page are drawn: the first ones at once, then one more whenever the browser is idle, all where a
 * page is drawn once and for all or printed.
 * @param first parts that fill the first screen
 */
export function useGrowth(first: number, total: number): number {
  const isComplete = use(IsComplete)
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    const callOff = whenIdle(() => startTransition(() => setCount(count + 1)))
    const drawAll = () => setCount(total)
    window.addEventListener('beforeprint', drawAll)
    return () => {
      callOff()
      window.removeEventListener('beforeprint', drawAll)
    }
  }, [count, total])
  return isComplete ? total : count
}
