import type { ReactNode } from 'react'
import styles from './StaticTable.module.css'

interface Props {
  /** Accessible name of the table and of the region it scrolls in. */
  label: string
  heads: readonly string[]
  /** Rows of the body, and an optional foot. */
  children: ReactNode
  /** Scrolls inside its own height, for lists of hundreds of rows. */
  isLong?: boolean
}

/** A plain table without sorting and filters. */
export function StaticTable({ label, heads, children, isLong = false }: Props) {
  return (
    <section className={styles.scroller} data-long={isLong || undefined} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}
