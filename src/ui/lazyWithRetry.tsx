import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadError } from './LoadError.tsx'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/**
 * React.lazy with its own Suspense and error boundary: while the code cannot be loaded, the rest of the page works, and a
 * button tries again.
 * @param fallback shown until the code has loaded
 */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = <p role="status">Loading...</p>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazy(load)
  return function LazyPart(props) {
    const [attempt, setAttempt] = useState(0)
    const retry = async () => {
      await load()
      Part = lazy(load) // React keeps the error of the old one
      setAttempt(attempt + 1)
    }
    return (
      <ErrorBoundary key={attempt} renderError={() => <LoadError onRetry={retry} />}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
