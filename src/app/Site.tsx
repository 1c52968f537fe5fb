import { Navigate, Route, Routes } from 'react-router-dom'
import { emptyBlocks, pages } from '../generated/register.ts'
import { blockRoute } from '../shared/route.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
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

/** Empty blocks have neither a page nor an error. */
const emptyRoutes = emptyBlocks.map(block => <Route key={block} path={blockRoute(block)} element={null} />)

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
