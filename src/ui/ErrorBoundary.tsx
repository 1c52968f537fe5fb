import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown instead of children that failed to load or to render. */
  renderError: (error: unknown) => ReactNode
  onCatch?: () => void
  children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Keeps an error to a part of the page; what is around it still works. */
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
