import { type ReactNode, use } from 'react'
import { RenderMode } from './renderMode.ts'

/** Content below the first viewport, left out of the static picture of a page to keep it small. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return use(RenderMode) === 'picture' ? null : children
}
