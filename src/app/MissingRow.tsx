import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from '../ui/notice.module.css'

/** What pages mark or open because the address names it. */
const selectedElements = 'main :is(tr, a:not(nav a))[aria-current], main [data-selected], main [data-card]'

/** What a page shows until its code and data are there. */
const placeholders = 'main [role="status"]'

/** Milliseconds between two looks for the row, and how many of them a page that has loaded needs at most to show it. */
const lookMilliseconds = 90
const mostLooks = 3

/** The row or marker that the address names, and whether the page has it. */
function useRequestedRow(): { readonly row: string | undefined; readonly isMissing: boolean } {
  const { pathname, search } = useLocation()
  const row = [...new URLSearchParams(search)].find(([name]) => /^(.+\.)?row$|^id$/.test(name))?.[1]
  const request = row && `${pathname}${search}` // a filter may show the row
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (!request) return
    let looks = 0
    const timer = setInterval(() => {
      const isLoaded = document.querySelector('main h1') && !document.querySelector(placeholders)
      const isShown = document.querySelector(selectedElements) !== null
      if (isLoaded) looks++
      if (looks >= mostLooks) setMissing(isShown ? null : request)
      if (isShown) clearInterval(timer)
    }, lookMilliseconds)
    return () => clearInterval(timer)
  }, [request])
  return { row, isMissing: missing !== null && missing === request }
}

/** Reports that the page has no such row, or that a filter hides it. */
export function MissingRow() {
  const { pathname } = useLocation()
  const { row, isMissing } = useRequestedRow()
  const isMap = pathname === '/map'
  return (
    isMissing && (
      <p className={styles.notice} data-kind="warning">
        {isMap
          ? `Marker ${row} not found. Doors and pickups indoors are not on the map.`
          : `Row ${row} not found. It may be hidden by a filter.`}{' '}
        <a href={`#${pathname}`}>{isMap ? 'Show the whole map' : 'Show everything'}</a>
      </p>
    )
  )
}
