import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Notice = typeof import('./MissingRow.tsx').MissingRow

/** Watches for an address that asks for a row or a place on the map that its page does not have. */
export function AskedRow() {
  const { pathname, search } = useLocation()
  const [Notice, setNotice] = useState<Notice | null>(null)
  const asked = [...new URLSearchParams(search)].find(([name]) => /^(.+\.)?row$|^id$/.test(name))?.[1]
  useEffect(() => {
    if (!asked) return
    import('./MissingRow.tsx').then(
      ({ MissingRow }) => setNotice(() => MissingRow),
      () => {}, // the page is as good without it
    )
  }, [asked])
  return Notice && asked && <Notice key={pathname + asked} page={pathname} asked={asked} />
}
