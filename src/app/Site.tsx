import { Navigate, Route, Routes } from 'react-router-dom'
import { emptyBlocks, pages } from '../generated/register.ts'
import { blockRoute } from '../shared/route.ts'
import { usePlatform } from '../site/usePlatform.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { NoRoutePage } from './NoRoutePage.tsx'
import { PageError } from './PageError.tsx'
import { forgetPage, usePage } from './preparedPages.ts'
import { Shell } from './Shell.tsx'

function PreparedPage({ path }: { path: string }) {
  const Page = usePage(path)
  return <Page />
}

const pageRoutes = pages.map(({ path }) => (
  <Route
    key={path}
    path={path}
    element={
      <ErrorBoundary
        key={path}
        onCatch={() => forgetPage(path)}
        renderError={error => <PageError error={error} />}
      >
        <PreparedPage path={path} />
      </ErrorBoundary>
    }
  />
))

/** Addresses of older documentation, e.g. `/block00`. */
const oldRoutes = pages.flatMap(page =>
  page.kind === 'block'
    ? [
        <Route
          key={page.block}
          path={`/block${page.block}`}
          element={<Navigate to={blockRoute(page.block)} replace />}
        />,
      ]
    : [],
)

const MobileOnlyBlock = lazyWithRetry(
  async () => (await import('../blocks/page/loadBlockPage.tsx')).MobileOnlyBlock,
)

/** Empty blocks have neither a page nor an error, unless the address asks for mobile saves, where one has data. */
function EmptyBlock({ number }: { number: string }) {
  return usePlatform() === 'mobile' && <MobileOnlyBlock number={number} />
}

const emptyRoutes = emptyBlocks.map(block => (
  <Route key={block} path={blockRoute(block)} element={<EmptyBlock number={block} />} />
))

/** The page of the address, without the site around it. */
export function PageOfAddress() {
  return (
    <Routes>
      {pageRoutes}
      {oldRoutes}
      {emptyRoutes}
      <Route path="/block/:block" element={<NoRoutePage />} />
      <Route path="*" element={<NoRoutePage />} />
    </Routes>
  )
}

/** The whole site at an address. */
export function Site() {
  return (
    <Shell>
      <PageOfAddress />
    </Shell>
  )
}
