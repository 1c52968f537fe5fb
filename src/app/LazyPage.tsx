import { type ReactNode, Suspense } from 'react'

/**
 * Shows "Loading..." until the chunk of a page is there. Callers give it a `key` per page: router updates are
 * transitions, and without a fresh boundary React would keep the old page on screen instead of the placeholder.
 */
export function LazyPage({ children }: { children: ReactNode }) {
  return <Suspense fallback={<p role="status">Loading...</p>}>{children}</Suspense>
}
