import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** A term and its facts; omitted if it has none. */
export type Fact = readonly [term: string, fact: ReactNode]

interface Props {
  facts: readonly Fact[]
  /** By default that of cards. */
  className?: string | undefined
}

/** A list of facts. */
export function FactList({ facts, className = styles.facts }: Props) {
  return (
    <dl className={className}>
      {facts.map(
        ([term, fact]) =>
          (fact || fact === 0) && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
