import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How far each page of this visit was scrolled when it was left, by the key of its step in the history. */
const scrolled = new Map<string, number>()

/**
 * After a change of page moves the focus to its heading, or to `main` while the page still loads, so that screen
 * readers announce the page and Tab goes on from there. The first page is left alone: the browser's own start is right.
 * A new page starts at its top, one that Back or Forward leads to where it was left.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { pathname: path, key } = useLocation()
  const isStepBack = useNavigationType() === 'POP'
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    window.scrollTo(0, (isStepBack && scrolled.get(key)) || 0)
    const heading = main.current?.querySelector('h1')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [path, key, isStepBack, main])

  useEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
