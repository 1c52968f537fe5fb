import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A section of a block page under its own heading. */
export function Section({ title, children }: Props) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
