import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '#shared/route.ts'
import { findPage } from '../site/findPage.ts'
import { currentParameters, withParameters } from '../ui/pageAddress.ts'
import { linkedRoute, routeToFollow } from '../ui/plainLinks.ts'
import { loadPage, preloadPage } from './pages.ts'
import { isDrawerState } from './panels.ts'

/** A pointer or focus that rests this long on a link is likely to follow it. */
const restMilliseconds = 80
/** After a click, what comes to lie below the pointer was not aimed at. */
const quietMilliseconds = 300

/**
 * The route of a link. Links within a table, e.g. to a row, keep the filters and sorting of its page.
 * @param element that was pressed
 */
function routeOf(route: string, element: EventTarget | null): string {
  const [path = '', search = ''] = route.split('?')
  const isInTable = element instanceof Element && element.closest('table') !== null
  if (!isInTable || location.hash.slice(1).split('?')[0] !== path) return route
  return `${path}?${withParameters(currentParameters(), Object.fromEntries(new URLSearchParams(search)))}`
}

/** Lets the router follow plain links, `<a href="#/…">`, which pages and their static pictures have in common. */
export function useSiteLinks(): void {
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const go = useEffectEvent((route: string) => void navigate(route, { replace: isDrawerState(state) }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let quietUntil = 0
    const follow = (event: MouseEvent) => {
      const linked = routeToFollow(event)
      if (!linked) return
      event.preventDefault()
      clearTimeout(timer)
      quietUntil = event.timeStamp + quietMilliseconds
      const page = findPage(pathOf(linked))
      if (page) void loadPage(page)
      go(routeOf(linked, event.target))
    }
    const preload = (event: Event) => {
      clearTimeout(timer)
      const route = linkedRoute(event)
      const page = route && event.timeStamp > quietUntil && findPage(pathOf(route))
      if (page) timer = setTimeout(() => preloadPage(page), restMilliseconds)
    }
    const listening = new AbortController()
    document.addEventListener('click', follow, listening)
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, preload, { passive: true, signal: listening.signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
}
