import type { ReactNode } from 'react'
import offScreen from '../../ui/offScreen.module.css'
import styles from './Section.module.css'

interface Props {
  title: string
  /** What the browser takes for its height until the reader comes near, as CSS; without it all is laid out at once. */
  height?: string
  children: ReactNode
}

/** A part of a block page under its own heading. */
export function Section({ title, height, children }: Props) {
  return (
    <section
      className={height ? `${styles.section} ${offScreen.part}` : styles.section}
      style={height ? { containIntrinsicBlockSize: `auto ${height}` } : undefined}
    >
      <h2>{title}</h2>
      {children}
    </section>
  )
}
