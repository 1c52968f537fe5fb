import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../site/usePlatform.ts'
import { useFoundEntry } from '../ui/useFoundEntry.ts'

/** What pages mark because the address names it. */
const markedElements =
  '[data-marked], tr[aria-current], [data-selected] > h2, [data-selected] a[aria-current]'

/**
 * Moves the focus to the heading after a change of page, so that screen readers announce it and Tab continues there,
 * unless the page has given it to what the address names.
 * The first page is left alone. A search result on the same page leads to what it names, or to the heading.
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
  const found = useFoundEntry()
  useEffect(() => {
    if (found === null || main.current?.contains(document.activeElement)) return
    const target = main.current?.querySelector<HTMLElement>(markedElements)
    target?.scrollIntoView({ block: 'center' })
    ;(target ?? main.current?.querySelector('h1'))?.focus({ preventScroll: true })
  }, [found, main])
}
