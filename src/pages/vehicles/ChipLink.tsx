import type { ReactNode } from 'react'
import styles from './cards.module.css'

interface Props {
  to: string
  /** Id shown before the name. */
  code: number
  children?: ReactNode
}

/** A small link to a row of another table. */
export function ChipLink({ to, code, children }: Props) {
  return (
    <a href={`#${to}`} className={styles.chip}>
      <span className={styles.code}>{code}</span>
      {children}
    </a>
  )
}
