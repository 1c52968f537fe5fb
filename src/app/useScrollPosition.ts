import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { followGrowth } from '../ui/followGrowth.ts'

const storageKey = 'scroll positions'

/** Vertical scroll positions in pixels by history entry; none when the site is opened anew. */
function readPositions(): Map<string, number> {
  try {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate') return new Map()
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}

function storePositions(positions: ReadonlyMap<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // Without storage, a reload starts at the top.
  }
}

/** Scrolls to a position as soon as the page is high enough. @returns a function that cancels it */
const scrollTo = (position: number) =>
  followGrowth(() => {
    window.scrollTo(0, position)
    return Math.ceil(window.scrollY) >= position
  })

/**
 * Starts a new page at its top and returns to the position of a page on Back, Forward and reload. The browser would do that
 * before the page has changed.
 * @param isShown whether the code of the page is there
 */
export function useScrollPosition(isShown: boolean) {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [positions] = useState(readPositions)
  const shownPath = useRef<string>(null)
  useLayoutEffect(() => {
    if (!isShown) return
    const entry = `${key} ${pathname}`
    const position = isBack ? positions.get(entry) : undefined
    const isOtherPage = shownPath.current !== null && shownPath.current !== pathname
    shownPath.current = pathname
    const cancel = position !== undefined || isOtherPage ? scrollTo(position ?? 0) : undefined
    const note = () => void positions.set(entry, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancel?.()
      removeEventListener('scroll', note)
    }
  }, [isShown, key, pathname, isBack, positions])
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const store = () => storePositions(positions)
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [positions])
}
