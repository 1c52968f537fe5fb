import { startTransition, useEffect, useState } from 'react'
import { useIsWhole } from './useIsWhole.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * How many parts of a long page are drawn: the first ones at once, then one more whenever the browser is idle, all where a
 * page is drawn once and for all or printed.
 * @param first parts that fill the first screen
 */
export function useGrowth(first: number, total: number): number {
  const isWhole = useIsWhole()
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    return whenIdle(() => startTransition(() => setCount(count + 1)))
  }, [count, total])
  return isWhole ? total : count
}
