import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkOf, linkToFollow } from '../ui/plainLinks.ts'
import { loadPagesAhead } from './loadPagesAhead.ts'
import { findPage, loadPage } from './pageStore.ts'

function loadAhead(event: Event) {
  const link = linkOf(event)
  const page = link && findPage(link.route.replace(/[?#].*/s, ''))
  if (page) void loadPage(page)
}

/**
 * Serves every link of the document: a press navigates without a reload, and a link that is pointed at, focused or
 * touched loads its page ahead, as every page is when there is time.
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
  useEffect(loadPagesAhead, [])
  useEffect(() => {
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, loadAhead, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, loadAhead)
    }
  }, [])
}
