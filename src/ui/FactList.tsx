import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** A term with what is to be said of it; nothing is said of a term without a fact. */
export type Fact = readonly [term: string, fact: ReactNode]

/** Facts about one thing, as cards show them. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, fact]) =>
          fact !== null &&
          fact !== undefined &&
          fact !== false && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
