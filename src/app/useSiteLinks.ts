import { useEffect, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { pages } from '../generated/register.ts'
import { pathOf } from '../shared/route.ts'
import { currentParameters } from '../ui/currentParameters.ts'
import { linkedRoute, routeToFollow } from '../ui/plainLinks.ts'
import { preparePage } from './preparedPages.ts'

/** Loads the page of a link that is hovered, focused or touched, so that a click shows it at once. */
function preload(event: Event) {
  const route = linkedRoute(event)
  const page = route && pages.find(({ path }) => path === pathOf(route))
  if (page) void preparePage(page.path).catch(() => {}) // reported when the link is pressed
}

/**
 * The route of a link. Links within a table, e.g. to a row, keep the filters and sorting of its page.
 * @param element that was pressed
 */
function routeOf(route: string, element: EventTarget | null): string {
  const [path = '', search = ''] = route.split('?')
  const isInTable = element instanceof Element && element.closest('table') !== null
  if (!isInTable || location.hash.slice(1).split('?')[0] !== path) return route
  const parameters = currentParameters()
  for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value)
  return `${path}?${parameters}`
}

/**
 * Lets the router follow plain links, `<a href="#/…">`, which pages and their static pictures have in common.
 * @returns whether the page of a link is being loaded
 */
export function useSiteLinks(): boolean {
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const linked = routeToFollow(event)
      if (!linked) return
      event.preventDefault()
      const route = routeOf(linked, event.target)
      startTransition(() => void navigate(route))
    }
    const listening = new AbortController()
    document.addEventListener('click', follow, listening)
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, preload, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [navigate])
  return isPending
}
