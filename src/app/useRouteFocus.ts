import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../site/usePlatform.ts'

/**
 * Moves the focus to the heading after a change of page, so that screen readers announce it and Tab continues there,
 * unless the page has given it to what the address names.
 * The first page is left alone.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const page = `${pathname} ${usePlatform()}` // a block has a page for each platform
  const previous = useRef<string | null>(null)
  useEffect(() => {
    const isFirst = previous.current === null
    if (previous.current === page) return
    previous.current = page
    if (isFirst) return
    if (main.current !== document.activeElement && main.current?.contains(document.activeElement)) return
    const heading = main.current?.querySelector('h1')
    ;(heading ?? main.current)?.focus({ preventScroll: true })
  }, [page, main])
}
