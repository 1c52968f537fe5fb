import { startTransition, useEffect, useState } from 'react'
import { useIsWhole } from './useIsWhole.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * False while a page is drawn first and true soon after, or at once where a page is drawn once and for all or printed. What lies
 * below the first screen is drawn then, in small steps, so that the first screen is there and answers early.
 * @param isNow asks for everything at once, e.g. for an address that leads into the later part
 */
export function useLater(isNow = false): boolean {
  const isWhole = useIsWhole()
  const [isIdle, setIdle] = useState(isNow)
  useEffect(() => {
    if (isIdle) return
    return whenIdle(() => startTransition(() => setIdle(true)))
  }, [isIdle])
  return isIdle || isNow || isWhole
}
