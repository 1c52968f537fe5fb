import type { CSSProperties, ReactNode } from 'react'
import styles from './Section.module.css'

interface Props {
  title: string
  /** Told to what stands in it. */
  style?: CSSProperties
  children: ReactNode
}

/** A part of a block page under its own heading. */
export function Section({ title, style, children }: Props) {
  return (
    <section className={styles.section} style={style}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
