import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Router } from 'react-router-dom'
import { patienceMilliseconds } from '../ui/laterPart.tsx'
import { findPage, loadPage, readPage } from './pageStore.ts'
import { readCurrentStep, readEntryStep, type Step, siteNavigator, subscribeToSteps } from './siteHistory.ts'

function isReady({ location: { pathname } }: Step): boolean {
  return !findPage(pathname) || readPage(pathname)?.Page !== undefined
}

/**
 * The step whose page is to be drawn: that of the browser once its code is there, until then the one before.
 * @param wanted the step of the browser
 * @returns null when there is nothing to show yet and the reader should be told that it takes long
 */
function useShownStep(wanted: Step): Step | null {
  const [shown, setShown] = useState<Step | null>(wanted)
  const isWantedReady = isReady(wanted)
  if (isWantedReady && shown !== wanted) setShown(wanted)

  useEffect(() => {
    const page = findPage(wanted.location.pathname)
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

interface Props {
  /** Draws the site; is told whether the code of the page takes so long that the reader should know. */
  children: (isWaiting: boolean) => ReactNode
}

/** Routes in the hash of the address. All below see the address of the page that is drawn, not of one on its way. */
export function SiteRouter({ children }: Props) {
  const wanted = useSyncExternalStore(subscribeToSteps, readCurrentStep, readEntryStep)
  const shown = useShownStep(wanted)
  const { location, action } = shown ?? wanted
  return (
    <Router location={location} navigationType={action} navigator={siteNavigator} useTransitions={false}>
      {children(shown === null)}
    </Router>
  )
}
