import { type RefObject, useSyncExternalStore } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NoRoutePage } from './NoRoutePage.tsx'
import { findPage, readPage } from './pageStore.ts'
import { useRouteFocus } from './useRouteFocus.ts'
import { useShownLocation } from './useShownLocation.ts'

const never = () => () => {}

interface Props {
  main: RefObject<HTMLElement | null>
  /** Whether the document already shows the page as it is drawn first; else `main` is empty while React takes over. */
  isPainted: boolean
}

/** The page of the address. It comes when its code is there; until then the page before stays. */
export function PageOutlet({ main, isPainted }: Props) {
  const shown = useShownLocation()
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => isPainted,
  )
  useRouteFocus(main, shown)
  if (!isTakenOver) return null
  if (!shown) return <p role="status">Loading...</p>
  return (
    <ErrorBoundary key={shown.pathname}>
      {/* The pages read their address from here: it is that of the page drawn, not of one still on its way. */}
      <Routes location={shown}>
        <Route path="*" element={<PageAt path={shown.pathname} />} />
      </Routes>
    </ErrorBoundary>
  )
}

function PageAt({ path }: { path: string }) {
  const loaded = readPage(path)
  if (loaded?.Page) return <loaded.Page />
  if (loaded) throw loaded.error
  const [, block] = /^\/block(\d\d)$/.exec(path) ?? []
  if (block && findPage(`/block/${block}`)) return <Navigate replace to={`/block/${block}`} />
  if (path.startsWith('/block/')) return null // empty blocks have no page
  return <NoRoutePage />
}
