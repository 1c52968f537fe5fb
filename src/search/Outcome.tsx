import { formatNumber } from '../ui/formatNumber.ts'
import type { Answer } from './answer.ts'
import styles from './Palette.module.css'

interface Props {
  query: string
  answer: Answer | null
  error: Error | null
}

function countText({ total, isNearest }: Answer, query: string): string {
  if (total === 0) return `Nothing is called “${query}”`
  if (isNearest) return `Nothing has all of “${query}”; nearest:`
  return total === 1 ? '1 result' : `${formatNumber(total)} results`
}

/** How many results there are, and what numbers of the query can mean. Announced when it changes. */
export function Outcome({ query, answer, error }: Props) {
  const isEmpty = query.trim() === ''
  return (
    <div role="status" className={styles.outcome}>
      {error && <p>The index of the search could not be loaded: {error.message}</p>}
      {!error && !answer && !isEmpty && <p>Loading...</p>}
      {answer && <p>{countText(answer, query.trim())}</p>}
      {answer?.readings.map(reading => (
        <p key={reading}>{reading}</p>
      ))}
    </div>
  )
}
