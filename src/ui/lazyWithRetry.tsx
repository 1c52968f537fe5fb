import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadError } from './LoadError.tsx'

/**
 * React.lazy with its own Suspense and error boundary: while the code cannot be loaded, the rest of the page works, and a
 * button tries again.
 * @param fallback shown until the code has loaded
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <p role="status">Loading...</p>,
): ComponentType<Props> {
  const lazyPart = () => lazy(async () => ({ default: await load() }))
  let Part: ComponentType<Props> = lazyPart()
  return function LazyPart(props) {
    const [attempt, setAttempt] = useState(0)
    const retry = async () => {
      await load()
      Part = lazyPart() // React keeps the error of the old one
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
