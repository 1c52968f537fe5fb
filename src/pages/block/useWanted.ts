import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const
let isReading = false

/** A reader who stays this long with the place in the window wants it, even without a word. */
const patienceMilliseconds = 3000

/**
 * Whether what stands at a place far down the page is worth its bytes: false until the reader does anything, a press of
 * Ctrl+F included, or stays with the place in the window. An address that asks for something inside the page wants all
 * of it.
 * @param place an element drawn in its stead
 */
export function useWanted(place: RefObject<HTMLElement | null>): boolean {
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
    const observer = new IntersectionObserver(entries => {
      clearTimeout(timer)
      if (entries.some(entry => entry.isIntersecting)) timer = setTimeout(want, patienceMilliseconds)
    })
    if (place.current) observer.observe(place.current)
    return () => {
      end.abort()
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place, isWanted])
  return isWanted
}
