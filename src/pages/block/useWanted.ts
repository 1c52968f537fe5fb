import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { whenIdle } from '../../ui/whenIdle.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const
let isReading = false

/**
 * A page that has nothing to do for so long brings the rest of itself, for paper and the browser's own search. Sooner, and
 * a slow machine would be busy with it when the reader begins.
 */
const restMilliseconds = 1500

/** The same where the reader asks sites to save data: who has left by then has not paid for it. */
const savingMilliseconds = 5000

/**
 * Whether what stands far down the page is worth its bytes: false until the reader does anything (a press of Ctrl for
 * the browser's own search is enough) or the page, all of which is drawn by then, has been idle for a moment. An address
 * that asks for something inside the page wants all of it.
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
    let timer: ReturnType<typeof setTimeout> | undefined
    const callOff = whenIdle(() => {
      timer = setTimeout(want, navigator.connection?.saveData ? savingMilliseconds : restMilliseconds)
    })
    return () => {
      end.abort()
      callOff()
      clearTimeout(timer)
    }
  }, [isWanted])
  return isWanted
}
