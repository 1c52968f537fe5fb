import { Component, type ReactNode } from 'react'
import { site } from '../generated/site.ts'

interface Props {
  children: ReactNode
}

/** Shows what broke in place of the page; the navigation around it stays alive. Give it a `key` per address. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown error') }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return (
      <div role="alert">
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>
          <code>{String(this.state.error)}</code>
        </p>
        <p>
          Often the site was updated while this page was open: <ReloadButton /> first. If it comes back,
          please <a href={`${site.repository}/issues/new`}>report it</a> with the address of this page and the
          line above.
        </p>
      </div>
    )
  }
}

function ReloadButton() {
  return (
    <button type="button" onClick={() => window.location.reload()}>
      reload
    </button>
  )
}
