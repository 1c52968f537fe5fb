import type { MouseEvent } from 'react'
import { site } from '../generated/site.ts'
import type { TableSummary } from '../generated/tables.ts'
import { sayNotLoaded } from '../ui/notLoaded.ts'
import type { Shown } from './saveTable.ts'
import styles from './TableFooter.module.css'
import { loadTools } from './useTableTools.tsx'

interface Props {
  source: TableSummary
  /** The rows of the page; without them the downloads need a connection. */
  rows?: readonly object[] | undefined
  readShown: () => Shown
}

const forms = ['csv', 'json'] as const

/** Downloads of the whole table and of what is shown of it, and the way to correct it. */
export function TableFooter({ source, rows, readShown }: Props) {
  // The worker does not keep what the page can write by itself.
  const writeOffline = (event: MouseEvent<HTMLAnchorElement>) => {
    if (navigator.onLine) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadTools()
      .then(({ saveWhole }) => saveWhole(source, rows, href))
      .catch(sayNotLoaded)
  }
  const write = (form: (typeof forms)[number]) => {
    loadTools()
      .then(({ saveShown }) => saveShown(source, form, readShown()))
      .catch(sayNotLoaded)
  }
  return (
    <footer className={styles.footer}>
      <span>
        Download{' '}
        <a href={`./data/${source.name}.csv`} onClick={writeOffline}>
          CSV
        </a>{' '}
        or{' '}
        <a href={`./data/${source.name}.json`} onClick={writeOffline}>
          JSON
        </a>
        , as shown{' '}
        {forms.map(form => (
          <button
            key={form}
            type="button"
            aria-label={`${form.toUpperCase()} as shown`}
            onClick={() => write(form)}
          >
            {form.toUpperCase()}
          </button>
        ))}
      </span>
      <a href={`${site.repository}/edit/main/data-csv/${source.name}.csv`}>Correct this table</a>
      <a href={`#/sources?row=${source.name}`}>Sources: {source.sources}</a>
    </footer>
  )
}
