import { useLocation } from 'react-router-dom'
import { nearest } from '#shared/nearest.ts'
import { type PageInfo, pages } from '../generated/register.ts'
import { Page } from '../site/Page.tsx'
import { Requested } from '../ui/Requested.tsx'

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
export function NoRoutePage() {
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
