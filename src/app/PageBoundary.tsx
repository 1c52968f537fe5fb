import { Component, type ReactNode } from 'react'
import { site } from '../generated/site.ts'

function PageError({ error }: { error: unknown }) {
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
        . If the error remains, please <a href={`${site.repository}/issues/new`}>report it</a> with the
        address of this page and the line above.
      </p>
    </div>
  )
}

interface Props {
  onCatch: () => void
  children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Shows an error instead of a page that failed to load or to render; the navigation around it still works. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch() {
    this.props.onCatch()
  }

  override render() {
    const { failure } = this.state
    return failure ? <PageError error={failure.error} /> : this.props.children
  }
}
