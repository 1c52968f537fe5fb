import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** A short remark beside the facts: what the bytes really are, or what to mind. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.note} aria-label={title}>
      <p>
        <strong>{title}.</strong> {children}
      </p>
    </aside>
  )
}
