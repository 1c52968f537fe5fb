import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollPositions } from '../ui/scrollPositions.ts'
import { scrollWhenTall } from './scrollWhenTall.ts'

/**
 * After a change of page moves the focus to its heading, or to `main` while the page still loads, so that screen
 * readers announce the page and Tab goes on from there. The first page is left alone: the browser's own start is right.
 * A new page starts at its top, one that Back, Forward or a reload leads to where it was left. A page may move the focus
 * and the view on to what its address asks for: its effects run behind this one.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { pathname: path, key } = useLocation()
  const isStepBack = useNavigationType() === 'POP'
  const previous = useRef<string | null>(null)
  const place = `${key} ${path}`
  useLayoutEffect(() => {
    const isFirst = previous.current === null
    if (previous.current === path) return
    previous.current = path
    const top = isStepBack ? scrollPositions().get(place) : undefined
    if (!isFirst) {
      const heading = main.current?.querySelector('h1')
      ;(heading ?? main.current)?.focus({ preventScroll: true })
    }
    if (!isFirst && !top) window.scrollTo(0, 0)
    return top ? scrollWhenTall(top) : undefined
  }, [path, place, isStepBack, main])

  useEffect(() => {
    const remember = () => scrollPositions().set(place, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])
}
