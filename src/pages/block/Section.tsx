import type { ReactNode } from 'react'
import styles from './Section.module.css'

/** A part of a block page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
