import { useLocation } from 'react-router-dom'
import { pages } from '../generated/register.ts'
import { Page } from '../site/Page.tsx'
import { Requested } from '../ui/Requested.tsx'
import { nearestPages } from './nearestPages.ts'

/** Page not found, with the pages whose addresses are most similar. */
export function NoRoutePage() {
  const { pathname } = useLocation()
  return (
    <Page title="No route matches" intro={<p>Page not found.</p>}>
      <p>
        There is no page at <Requested>{`#${pathname}`}</Requested>. The link may be old or mistyped.
      </p>
      <h2>Similar pages</h2>
      <ul>
        {nearestPages(pathname, pages).map(({ path, title }) => (
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
