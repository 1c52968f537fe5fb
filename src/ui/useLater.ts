import { startTransition, use, useEffect, useState } from 'react'
import { IsComplete } from './completeness.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * False while a page is drawn first and true soon after, or at once where a page is drawn once and for all. What lies
 * below the first screen is drawn then, in small steps, so that the first screen is there and answers early.
 * @param isNow asks for everything at once, e.g. for an address that leads into the later part
 */
export function useLater(isNow = false): boolean {
  const isComplete = use(IsComplete)
  const [isIdle, setIdle] = useState(isNow)
  useEffect(() => {
    if (isIdle) return
    const draw = () => setIdle(true)
    const callOff = whenIdle(() => startTransition(draw))
    window.addEventListener('beforeprint', draw)
    return () => {
      callOff()
      window.removeEventListener('beforeprint', draw)
    }
  }, [isIdle])
  return isIdle || isNow || isComplete
}
