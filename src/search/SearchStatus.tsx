import { formatNumbersIn } from '#shared/number.ts'
import { countOf } from '#shared/text.ts'
import { OpenSaveButton } from '../save/OpenSaveButton.tsx'
import button from '../ui/button.module.css'
import type { Results } from './findHits.ts'
import styles from './SearchDialog.module.css'
import { unknownStart } from './saveHits.ts'

/** The number of results; empty where the readings are the only results. */
function countText(
  { total, isNearest, isNumber, awaitsLocations, readings }: Results,
  query: string,
): string {
  if (total === 0 && awaitsLocations) return 'Loading...'
  if (total === 0 && readings.length > 0) return ''
  if (total === 0) return `No results for “${query}”`
  if (isNearest && isNumber) return `No exact match for “${query}”; the closest are listed`
  if (isNearest) return readings.length > 0 ? 'Closest results:' : 'No exact matches. Closest:'
  return formatNumbersIn(countOf(total, 'result'))
}

interface Props {
  query: string
  results: Results | null
  /** Why the index could not be loaded. */
  error: string | null
  /** Why coordinates could not be searched. */
  locationsError: string | null
  /** Called when the user opens a save, which answers the query and takes the button away. */
  onOpen: () => void
}

function statusLines({ query, results, error, locationsError }: Omit<Props, 'onOpen'>): readonly string[] {
  if (error) return [`The search index could not be loaded: ${error}`]
  if (results) return [countText(results, query), ...results.readings, locationsError ?? '']
  return query === '' ? [] : ['Loading...']
}

/** Number of results, and what the numbers of a query can mean; announced when it changes. */
export function SearchStatus({ query, results, error, locationsError, onOpen }: Props) {
  const lines = statusLines({ query: query.trim(), results, error, locationsError })
  return (
    <>
      <div role="status" className={styles.outcome}>
        {lines.filter(Boolean).map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {lines.includes(unknownStart) && (
        <p className={styles.offer}>
          <OpenSaveButton className={button.button} onSelect={onOpen} /> to see the field at this offset of
          your file.
        </p>
      )}
    </>
  )
}
