import { useLocation } from 'react-router-dom'
import { site } from '../generated/site.ts'
import { documentName, staticFragment } from '../shared/route.ts'
import { findPage } from './pages.ts'

/** Shown instead of a page that failed to load or to render. */
export function PageError({ error }: { error: unknown }) {
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
