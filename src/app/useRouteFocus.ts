import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a change of page moves the focus to its heading, or to `main` while the page still loads, so that screen
 * readers announce the page and Tab goes on from there. The first page is left alone: the browser's own start is right.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    const heading = main.current?.querySelector('h1')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [pathname, main])
}
