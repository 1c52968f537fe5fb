import { site } from '../generated/site.ts'
import type { TableSummary } from '../generated/tables.ts'
import styles from './TableFooter.module.css'

/** Downloads of the whole table and the way to correct it. */
export function TableFooter({ source }: { source: TableSummary }) {
  return (
    <footer className={styles.footer}>
      <span>
        Download <a href={`./data/${source.name}.csv`}>CSV</a> or{' '}
        <a href={`./data/${source.name}.json`}>JSON</a>
      </span>
      <a href={`${site.repository}/edit/main/data-csv/${source.file}`}>Correct this table</a>
    </footer>
  )
}
