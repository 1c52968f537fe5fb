import { useLocation, useNavigationType } from 'react-router-dom'

/** History state of an address that a search result led to. */
export const foundState = { isFound: true }

/**
 * Key of the history entry if a search result has just led there, else null: what it names takes the focus, also when it
 * was selected before.
 */
export function useFoundEntry(): string | null {
  const { key, state }: { key: string; state: unknown } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isFound = typeof state === 'object' && state !== null && 'isFound' in state
  return isFound && !isBack ? key : null
}
