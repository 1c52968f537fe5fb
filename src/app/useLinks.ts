import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkOf, linkToFollow } from '../ui/plainLinks.ts'
import { loadPagesAhead } from './loadPagesAhead.ts'
import { findPage, loadPage } from './pageStore.ts'

/** The page of the link that is pointed at, then the others: who points at one is about to choose among them. */
function loadAhead(event: Event) {
  const link = linkOf(event)
  const page = link && findPage(link.route.replace(/[?#].*/s, ''))
  if (!page) return
  void loadPage(page)
  if (event.target instanceof Element && event.target.closest('nav')) void loadPagesAhead()
}

/**
 * Serves every link of the document: a press navigates without a reload, and a link that is pointed at, focused or
 * touched loads its page ahead; one in a list of pages has the others follow.
 */
export function useLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkToFollow(event)
      if (!link) return
      event.preventDefault()
      navigate(link.route, { state: link.state })
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
