import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

interface BoundaryProps {
  /** Fallback for children that failed to load or to render. */
  renderError: (error: unknown) => ReactNode
  onCatch?: () => void
  children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Contains an error in a part of the page; the rest still works. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
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

/** Fallback for a part whose code could not be loaded. */
function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" style={{ padding: '0.5rem 0.75rem' }}>
      This part could not be loaded.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

/** Reloads the page if the host responds, for browsers that never request a module again that failed once. */
export async function reloadIfOnline(): Promise<void> {
  const { ok } = await fetch(document.baseURI, { cache: 'no-store' })
  if (ok) location.reload()
}

/**
 * React.lazy with its own Suspense and error boundary: while the code cannot be loaded, the rest of the page works, and a
 * button tries again. Some browsers never request a module again that failed once: there the page is reloaded if the host
 * responds.
 * With `preload` called before, it is rendered at once: React holds back what follows a fallback for up to 300 ms.
 * @param fallback shown until the code has loaded
 * @param Failure shown with the button when it could not be loaded
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <p role="status">Loading...</p>,
  Failure: ComponentType<Props & { onRetry: () => void }> = LoadError,
): ComponentType<Props> & { readonly preload: () => Promise<unknown> } {
  const lazyPart = () => lazy(async () => ({ default: await load() }))
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    loaded = await load()
  }
  let Part: ComponentType<Props> = lazyPart()
  const replacePart = () => {
    Part = lazyPart() // React keeps the error of the old one
  }
  function LazyPart(props: Props) {
    const [Loaded] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const retry = () =>
      void load()
        .then(() => setAttempt(attempt + 1), reloadIfOnline)
        .catch(() => {}) // still offline
    return (
      <ErrorBoundary
        key={attempt}
        onCatch={replacePart}
        renderError={() => <Failure {...props} onRetry={retry} />}
      >
        <Suspense fallback={fallback}>{Loaded ? <Loaded {...props} /> : <Part {...props} />}</Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPart, { preload })
}
