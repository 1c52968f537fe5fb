import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface Props {
  /** `note`: what the bytes are; `tip`: a quicker way; `caution`: what goes wrong easily; `warning`: what loses data. */
  kind?: 'note' | 'tip' | 'caution' | 'warning'
  title: string
  children: ReactNode
}

/** A call-out beside the text. */
export function Note({ kind = 'note', title, children }: Props) {
  return (
    <aside className={styles.note} data-kind={kind} aria-label={title}>
      <p>
        <strong>{title}.</strong> {children}
      </p>
    </aside>
  )
}
