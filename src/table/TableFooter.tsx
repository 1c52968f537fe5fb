import type { MouseEvent } from 'react'
import { site } from '../generated/site.ts'
import type { ColumnInfo, TableSummary } from '../generated/tables.ts'
import { type FileForm, fileName, saveRows } from './saveRows.ts'
import styles from './TableFooter.module.css'

interface Props {
  source: TableSummary & { readonly columns?: readonly ColumnInfo<never>[] }
  /** The rows of the page; without them the downloads need a connection. */
  rows?: readonly object[]
}

/** The columns of the file, when the rows of the page hold all of it. */
function columnsOfFile({ source: { columns, rowCount }, rows }: Props) {
  const [first] = rows ?? []
  const isWhole =
    rows?.length === rowCount && first !== undefined && columns?.every(({ key }) => key in first)
  return isWhole ? columns : undefined
}

/** Downloads of the whole table and the way to correct it. */
export function TableFooter({ source, rows = [] }: Props) {
  // The worker does not keep what the page can write by itself.
  const writeOffline = (event: MouseEvent, form: FileForm) => {
    const columns = navigator.onLine ? undefined : columnsOfFile({ source, rows })
    if (!columns) return
    event.preventDefault()
    void saveRows(fileName(source.name), form, columns, rows)
  }
  return (
    <footer className={styles.footer}>
      <span>
        Download{' '}
        <a href={`./data/${source.name}.csv`} onClick={event => writeOffline(event, 'csv')}>
          CSV
        </a>{' '}
        or{' '}
        <a href={`./data/${source.name}.json`} onClick={event => writeOffline(event, 'json')}>
          JSON
        </a>
      </span>
      <a href={`${site.repository}/edit/main/data-csv/${source.file}`}>Correct this table</a>
    </footer>
  )
}
