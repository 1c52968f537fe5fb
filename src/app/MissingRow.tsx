import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from '../ui/notice.module.css'

/** What pages mark or open because the address names it. */
const selectedElements = 'main :is(tr, a:not(nav a))[aria-current], main [data-selected], main [data-card]'

/** Milliseconds within which a page shows the row of its address. */
const missingRowDelay = 1500

/** The row or marker that the address names, and whether the page has it. */
function useRequestedRow(): { readonly row: string | undefined; readonly isMissing: boolean } {
  const { pathname, search } = useLocation()
  const row = [...new URLSearchParams(search)].find(([name]) => /^(.+\.)?row$|^id$/.test(name))?.[1]
  const request = row && `${pathname}${search}` // a filter may show the row
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (!request) return
    const timer = setInterval(() => {
      const isShown = document.querySelector(selectedElements) !== null
      setMissing(isShown ? null : request)
      if (isShown) clearInterval(timer)
    }, missingRowDelay)
    return () => clearInterval(timer)
  }, [request])
  return { row, isMissing: missing !== null && missing === request }
}

/** Reports that the page has no such row, or that a filter hides it. */
export function MissingRow() {
  const { pathname } = useLocation()
  const { row, isMissing } = useRequestedRow()
  return (
    isMissing && (
      <p className={styles.notice} data-kind="warning">
        {pathname === '/map' ? 'Marker' : 'Row'} {row} not found. It may be hidden by a{' '}
        {pathname === '/map' ? 'layer' : 'filter'}. <a href={`#${pathname}`}>Show everything</a>
      </p>
    )
  )
}
