import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** A term and its facts; omitted if it has none. */
export type Fact = readonly [term: string, fact: ReactNode]

/** A list of facts, as shown on cards. */
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
