import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { findPage, loadPage, readPage } from './pageStore.ts'

/** A page that comes sooner than this replaces the one before without a word between them. */
const patienceMilliseconds = 300

function isReady({ pathname }: Location): boolean {
  return !findPage(pathname) || readPage(pathname)?.Page !== undefined
}

/**
 * The address whose page is to be drawn: that of the browser once its code is there, until then the one before.
 * @returns null when there is nothing to show yet and the reader should be told that it takes long
 */
export function useShownLocation(): Location | null {
  const wanted = useLocation()
  const [shown, setShown] = useState(isReady(wanted) || readPage(wanted.pathname) ? wanted : null)
  const isWantedReady = isReady(wanted)
  if (isWantedReady && shown !== wanted) setShown(wanted)

  useEffect(() => {
    const page = findPage(wanted.pathname)
    if (isWantedReady || !page) return
    let isCurrent = true
    const timer = setTimeout(() => setShown(null), patienceMilliseconds)
    void loadPage(page).then(() => {
      clearTimeout(timer)
      if (isCurrent) setShown({ ...wanted }) // a copy: drawn again also when the same page failed before
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wanted, isWantedReady])
  return isWantedReady ? wanted : shown
}
