import type { MouseEvent } from 'react'
import { site } from '../generated/site.ts'
import type { TableSummary } from '../generated/tables.ts'
import styles from './TableFooter.module.css'

interface Props {
  source: TableSummary
  /** The rows of the page; without them the downloads need a connection. */
  rows?: readonly object[]
}

/** Downloads of the whole table and the way to correct it. */
export function TableFooter({ source, rows }: Props) {
  // The worker does not keep what the page can write by itself.
  const writeOffline = (event: MouseEvent<HTMLAnchorElement>) => {
    if (navigator.onLine || !rows) return
    event.preventDefault()
    const { href } = event.currentTarget
    void import('./TableTools.tsx').then(({ saveWhole }) => saveWhole(source, rows, href))
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
      </span>
      <a href={`#/sources?row=${source.name}`}>Sources</a>
      <a href={`${site.repository}/edit/main/data-csv/${source.file}`}>Correct this table</a>
    </footer>
  )
}
