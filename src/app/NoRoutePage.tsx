import { useLocation } from 'react-router-dom'
import { Page } from '../ui/Page.tsx'

/** Any address that no route knows. */
export function NoRoutePage() {
  const { pathname } = useLocation()
  return (
    <Page title="No route matches">
      <p>
        There is nothing at <code>#{pathname}</code>. The link may be old or mistyped; the list of pages has
        everything, or go <a href="#/">to the overview</a>.
      </p>
    </Page>
  )
}
