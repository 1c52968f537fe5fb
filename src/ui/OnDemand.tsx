import { type ReactNode, Suspense } from 'react'

/** Shows "Loading..." until the code of its children is there. A `key` per page or row makes each start afresh. */
export function OnDemand({ children }: { children: ReactNode }) {
  return <Suspense fallback={<p role="status">Loading...</p>}>{children}</Suspense>
}
