import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { findPage, loadPage } from './pageStore.ts'

/** The route behind the link that an event happened on, with its query; null for all other places and other sites. */
function routeOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  return link?.getAttribute('href')?.slice(1) ?? null
}

function loadAhead(event: Event) {
  const page = findPage(routeOf(event)?.replace(/[?#].*/s, '') ?? '')
  if (page) void loadPage(page)
}

/**
 * Serves every `<a href="#/…">` of the document with one listener instead of one component each: a press navigates
 * without a reload, and a link that is pointed at, focused or touched loads its page ahead.
 */
export function useLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (event.defaultPrevented || !isPlain) return
      const route = routeOf(event)
      if (route === null) return
      event.preventDefault()
      navigate(route)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  useEffect(() => {
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, loadAhead, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, loadAhead)
    }
  }, [])
}
