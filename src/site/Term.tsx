import type { ReactNode } from 'react'
import styles from './Term.module.css'

interface Props {
  /** Key in data-csv/glossary.csv. */
  of: string
  children: ReactNode
}

/** A term explained in the glossary. */
export function Term({ of, children }: Props) {
  return (
    <a className={styles.term} href={`#/legend?row=${of}`}>
      {children}
    </a>
  )
}
