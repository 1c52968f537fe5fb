import type { ReactNode } from 'react'
import styles from './Chips.module.css'

/** Several small links, wrapping as needed. */
export function ChipList({ children }: { children: ReactNode }) {
  return <ul className={styles.chips}>{children}</ul>
}

interface LinkProps {
  to: string
  /** Id shown before the name. */
  code: number
  children?: ReactNode
}

/** A small link to a row of another table. */
export function ChipLink({ to, code, children }: LinkProps) {
  return (
    <a href={`#${to}`} className={styles.chip}>
      <span className={styles.code}>{code}</span>
      {children}
    </a>
  )
}

interface RowChipsProps {
  rows: readonly { readonly id: number; readonly name: string }[]
  /** Route of their page, up to the id. */
  to: string
}

/** Rows of another table by their names. */
export function RowChips({ rows, to }: RowChipsProps) {
  return (
    <ChipList>
      {rows.map(({ id, name }) => (
        <li key={id}>
          <ChipLink to={to + id} code={id}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ChipList>
  )
}
