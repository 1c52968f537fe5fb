import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentParameters } from './currentParameters.ts'

/** Whether a press asks for something else than to follow a link here: a new tab, a download, the menu. */
function isForBrowser(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}

/**
 * Follows the plain links (`<a href="#/…">`) within an element, with one handler for all of them. A link into the page
 * itself, e.g. to a row, keeps the filters and sorting of its tables.
 */
export function useLinkClicks(element: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null
      if (!link || isForBrowser(event)) return
      event.preventDefault()
      const [path = '', search = ''] = link.getAttribute('href')?.slice(1).split('?') ?? []
      const parameters = path === pathname ? currentParameters() : new URLSearchParams()
      for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value)
      navigate({ pathname: path, search: parameters.toString() })
    }
    const root = element.current
    root?.addEventListener('click', follow)
    return () => root?.removeEventListener('click', follow)
  }, [element, navigate, pathname])
}
