import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../site/platform.ts'
import { useFoundEntry } from '../ui/useFoundEntry.ts'

/** What pages mark because the address names it. */
const markedElements =
  '[data-marked], tr[aria-current], [data-selected] > h2, [data-selected] a[aria-current]'

/**
 * Moves the focus to the heading after a change of page, so that screen readers announce it and Tab continues there,
 * unless the page has given it to what the address names.
 * The first page is left alone. It comes with the next frame, whose layout it needs: in the effect it cost one more, 9 to 11 ms.
 * A search result on the same page leads to what it names, or to the heading.
 * @param isShown whether the code of the page is there
 */
export function useRouteFocus(isShown: boolean) {
  const { pathname } = useLocation()
  const page = `${pathname} ${usePlatform()}` // a block has a page for each platform
  const previous = useRef<string | null>(null)
  useEffect(() => {
    if (!isShown || previous.current === page) return
    const isFirst = previous.current === null
    previous.current = page
    if (isFirst) return
    const main = document.querySelector('main')
    if (!main) return
    let focused = document.activeElement
    // A part of a page, such as that of mobile saves, may still be loading: its heading comes later.
    const arrivals = new MutationObserver(() => focusHeading())
    const focusHeading = () => {
      const { activeElement } = document
      const isElsewhere =
        activeElement !== focused || (main !== activeElement && main.contains(activeElement))
      const heading = main.querySelector('h1')
      if (isElsewhere || heading) arrivals.disconnect()
      if (isElsewhere) return
      ;(heading ?? main).focus({ preventScroll: true })
      focused = document.activeElement
    }
    const frame = requestAnimationFrame(() => {
      arrivals.observe(main, { childList: true, subtree: true })
      focusHeading()
    })
    return () => {
      cancelAnimationFrame(frame)
      arrivals.disconnect()
    }
  }, [isShown, page])
  const found = useFoundEntry()
  useEffect(() => {
    const main = document.querySelector('main')
    if (!isShown || found === null || main?.contains(document.activeElement)) return
    const target = main?.querySelector<HTMLElement>(markedElements)
    target?.scrollIntoView({ block: 'center' })
    ;(target ?? main?.querySelector('h1'))?.focus({ preventScroll: true })
  }, [isShown, found])
}
