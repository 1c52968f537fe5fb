import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** A short note on the facts: what the bytes actually are, or a caveat. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.note} aria-label={title}>
      <p>
        <strong>{title}.</strong> {children}
      </p>
    </aside>
  )
}
