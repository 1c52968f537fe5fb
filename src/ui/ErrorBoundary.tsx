import { Component, type ReactNode } from 'react'

interface Props {
  /** Fallback for children that failed to load or to render. */
  renderError: (error: unknown) => ReactNode
  onCatch?: () => void
  children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Contains an error in a part of the page; the rest still works. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch() {
    this.props.onCatch?.()
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderError(failure.error) : this.props.children
  }
}
