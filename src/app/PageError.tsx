import { site } from '../generated/site.ts'

/** Shown instead of a page that failed to load or to render. */
export function PageError({ error }: { error: unknown }) {
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
    </div>
  )
}
