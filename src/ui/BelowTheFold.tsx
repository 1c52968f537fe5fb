import { type ReactNode, use } from 'react'
import { RenderMode } from './renderMode.ts'

/** Content that the first window does not show: left out of the static picture of a page, which stays small. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return use(RenderMode) === 'picture' ? null : children
}
