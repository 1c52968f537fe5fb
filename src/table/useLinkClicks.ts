import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkToFollow } from '../ui/plainLinks.ts'
import { currentParameters } from './currentParameters.ts'

/** Lets the links of a table into its own page, e.g. to a row, keep the filters and sorting of the page's tables. */
export function useLinkClicks(element: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const [path, search = ''] = linkToFollow(event)?.route.split('?') ?? []
      if (path !== pathname) return
      event.preventDefault()
      const parameters = currentParameters()
      for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value)
      navigate({ pathname, search: parameters.toString() })
    }
    const root = element.current
    root?.addEventListener('click', follow)
    return () => root?.removeEventListener('click', follow)
  }, [element, navigate, pathname])
}
