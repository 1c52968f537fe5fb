import { memo, type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emptyBlocks } from '../generated/register.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NoRoutePage } from './NoRoutePage.tsx'
import { routeOfOld } from './oldAddresses.ts'
import { findPage, type LoadedPage, readPage } from './pageStore.ts'
import { useRouteFocus } from './useRouteFocus.ts'

const never = () => () => {}

interface Props {
  main: RefObject<HTMLElement | null>
  /** Whether the document already shows the page as it is drawn first; else `main` is empty while React takes over. */
  isPainted: boolean
  /** Whether the code of the page takes so long that the reader should know. */
  isWaiting: boolean
}

/** The page of the address. */
export function PageOutlet({ main, isPainted, isWaiting }: Props) {
  const { pathname } = useLocation()
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => isPainted,
  )
  useRouteFocus(main)
  if (!isTakenOver) return null
  if (isWaiting) return <p role="status">Loading...</p>
  return (
    <ErrorBoundary key={pathname}>
      <PageAt path={pathname} loaded={readPage(pathname)} />
    </ErrorBoundary>
  )
}

interface PageAtProps {
  path: string
  loaded: LoadedPage | undefined
}

/** Not drawn anew when the address gets another query: what reads that on a page follows it by itself. */
const PageAt = memo(function PageAt({ path, loaded }: PageAtProps) {
  if (loaded?.Page) return <loaded.Page />
  if (loaded) throw loaded.error
  const today = routeOfOld(path)
  if (today && findPage(today)) return <OldAddress route={today} />
  const asked = /^\/block\/([^/]+)$/.exec(path)?.[1] ?? null
  if (asked !== null && emptyBlocks.includes(asked)) return null
  return <NoRoutePage block={asked} />
})

/** Leads from an address of older documentation to that of today. */
function OldAddress({ route }: { route: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(route, { replace: true }), [navigate, route])
  return null
}
