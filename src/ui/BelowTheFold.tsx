import type { ReactNode } from 'react'
import { useIsComplete } from './useIsComplete.ts'

/** Content below the first window, which follows when that is painted. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useIsComplete() && children
}
