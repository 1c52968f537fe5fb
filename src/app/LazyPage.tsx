import { type ReactNode, Suspense } from 'react'

/** Shows "Loading..." until the chunk of a page is there. Its `key` per page makes each page start afresh. */
export function LazyPage({ children }: { children: ReactNode }) {
  return <Suspense fallback={<p role="status">Loading...</p>}>{children}</Suspense>
}
