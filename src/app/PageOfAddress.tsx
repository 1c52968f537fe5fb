import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { nearest } from '#shared/nearest.ts'
import { blockRoute, documentName, staticFragment } from '#shared/route.ts'
import { emptyBlocks, type PageInfo, pages } from '../generated/register.ts'
import { site } from '../generated/site.ts'
import { findPage } from '../site/findPage.ts'
import { Page } from '../site/Page.tsx'
import { usePlatform } from '../site/platform.ts'
import { ErrorBoundary, lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { Requested } from '../ui/Requested.tsx'
import styles from './PageOfAddress.module.css'
import { type PageCode, usePageCode } from './pages.ts'
import { useRouteFocus } from './useRouteFocus.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** Shown instead of a page that failed to load or to render. */
function PageError({ error }: { error: unknown }) {
  const page = findPage(useLocation().pathname)
  return (
    <div role="alert">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p>
        <code>{String(error)}</code>
      </p>
      <p>
        The site may have been updated while this page was open:{' '}
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
        . If the error persists, please <a href={`${site.repository}/issues/new`}>report it</a> with this
        page’s address and the message above.
      </p>
      {page && (
        <p>
          You can still read the{' '}
          <a href={`./${documentName(page.path)}.html${staticFragment}`}>static version</a> of this page.
        </p>
      )}
    </div>
  )
}

const MobileOnlyBlock = lazyWithRetry(
  async () => (await import('../blocks/page/loadBlockPage.tsx')).MobileOnlyBlock,
)

/** Empty blocks have neither a page nor an error, unless the address asks for mobile saves, where one has data. */
function EmptyBlock({ number }: { number: string }) {
  return usePlatform() === 'mobile' && <MobileOnlyBlock number={number} />
}

const loading = (
  <p role="status" className={styles.loading}>
    Loading...
  </p>
)

/** Shows the heading of a page at once, and that its code is loading if that takes longer than a moment. */
function LoadingPage({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      {loading}
    </>
  )
}

const showError = (error: unknown) => <PageError error={error} />

interface ContentProps {
  page: PageInfo
  code: PageCode | undefined
}

function PageContent({ page, code }: ContentProps) {
  if (!code) return <LoadingPage title={page.title} />
  if ('error' in code) return showError(code.error)
  return (
    <ErrorBoundary key={page.path} renderError={showError}>
      <Suspense fallback={loading}>
        <code.Page />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The pages whose path or title is closest to an unknown path. */
function nearestPages(path: string): readonly PageInfo[] {
  const nearestPath = nearest(
    path,
    pages.map(page => page.path),
  )
  const nearestTitle = nearest(
    path.slice(1),
    pages.map(({ title }) => title),
  )
  return pages.filter(page => page.path === nearestPath || page.title === nearestTitle)
}

/** Page not found, with the pages whose address or title is closest. */
function NoRoutePage() {
  const { pathname } = useLocation()
  return (
    <Page title="No route matches" intro={<p>Page not found.</p>}>
      <p>
        There is no page at <Requested>{`#${pathname}`}</Requested>. The link may be old or mistyped.
      </p>
      <h2>Try these pages</h2>
      <ul>
        {nearestPages(pathname).map(({ path, title }) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#/">Overview</a>
        </li>
      </ul>
    </Page>
  )
}

/**
 * What an address without a page shows. Those of older documentation (`/block00`) and a number without its zero lead to the
 * page of the block; an unknown block renders nothing, as specified.
 */
function OtherAddress({ path, search }: { path: string; search: string }) {
  const other = /^\/block\/?(\d\d?)\/*$/.exec(path)?.[1]?.padStart(2, '0')
  if (other && findPage(blockRoute(other))) return <Navigate to={blockRoute(other) + search} replace />
  const block = /^\/block\/([^/]+)\/*$/.exec(path)?.[1]
  if (block === undefined) return <NoRoutePage />
  return emptyBlocks.includes(block) && <EmptyBlock number={block} />
}

/** The page of the address, without the site around it. */
export function PageOfAddress() {
  const { pathname, search } = useLocation()
  const page = findPage(pathname)
  const code = usePageCode(page)
  const isShown = page === undefined || code !== undefined
  useScrollPosition(isShown)
  useRouteFocus(isShown)
  return page ? <PageContent page={page} code={code} /> : <OtherAddress path={pathname} search={search} />
}
