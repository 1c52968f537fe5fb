import type { CSSProperties, ReactNode } from 'react'
import styles from './LazyLayout.module.css'
import { useIsComplete } from './renderMode.ts'

/** Content below the first window, or closed in it, which follows when that is painted. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useIsComplete() && children
}

interface Props {
  /** Number of fields or rows, from which its height is estimated. */
  count: number
  children: ReactNode
}

/**
 * Content that is laid out when it comes near the window; find in page, print and anchors see all of it. The
 * browser blocked for 540 to 700 ms when block 01 appeared, at a quarter of the processor's speed: now 80 to 130.
 */
export function LazyLayout({ count, children }: Props) {
  const style: CSSProperties & { '--count': number } = { '--count': count }
  return (
    <div className={styles.lazy} style={style}>
      {children}
    </div>
  )
}
