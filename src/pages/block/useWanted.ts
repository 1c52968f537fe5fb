import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { whenIdle } from '../../ui/whenIdle.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const
let isReading = false

/** A page that is open this long and has nothing else to do brings the rest of itself: for the browser's own search, and for paper. */
const patienceMilliseconds = 3000

/**
 * Whether what stands far down the page is worth its bytes: false until the reader does anything or the page has been
 * idle for a moment. An address that asks for something inside the page wants all of it.
 */
export function useWanted(): boolean {
  const [parameters] = useSearchParams()
  const [isWanted, setWanted] = useState(isReading || parameters.size > 0)
  useEffect(() => {
    if (isWanted) return
    const want = () => setWanted(true)
    const notice = () => {
      isReading = true
      want()
    }
    const end = new AbortController()
    for (const sign of signs) window.addEventListener(sign, notice, { passive: true, signal: end.signal })
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(want)
    }, patienceMilliseconds)
    return () => {
      end.abort()
      clearTimeout(timer)
      callOff()
    }
  }, [isWanted])
  return isWanted
}
