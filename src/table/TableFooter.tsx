import { use } from 'react'
import { site } from '../generated/site.ts'
import type { ColumnInfo, TableSummary } from '../shared/table-types.ts'
import { formatNumber } from '../ui/formatNumber.ts'
import { RenderMode } from '../ui/renderMode.ts'
import { type Column, fileRow } from './column.ts'
import { DownloadLink, downloadFormats, type FileContent } from './DownloadLink.tsx'
import styles from './TableFooter.module.css'
import type { TableDefinition } from './tableDefinition.ts'

interface Props<Row extends object> {
  id: string
  table: TableDefinition<Row>
  shownColumns: readonly Column<Row>[]
  shownRows: readonly Row[]
}

type Source = TableSummary & { readonly columns?: readonly ColumnInfo<never>[] }

/** The whole table as the published files contain it; null where the page has only a part of it. */
function readWhole({ columns = [], rowCount }: Source, rows: readonly object[]): FileContent | null {
  const [first = {}] = rows
  const isWhole = rows.length === rowCount && columns.length > 0 && columns.every(({ key }) => key in first)
  return isWhole ? { columns, rows } : null
}

/** Downloads of a table and of the rows shown, a link to suggest a correction, and the sources. */
export function TableFooter<Row extends object>({ id, table, shownColumns, shownRows }: Props<Row>) {
  const { source, rows } = table
  const isWritable = use(RenderMode) !== 'document' // without JavaScript only published files can be downloaded
  const isPublished = source.name !== ''
  const fileName = isPublished ? source.name.replace(/^.*\//, '') : 'rows'
  return (
    <footer id={id} tabIndex={-1} className={styles.footer}>
      {isPublished && (
        <span>
          Download all {formatNumber(source.rowCount)} rows
          {rows.length < source.rowCount && ` of ${fileName}`}{' '}
          {downloadFormats.map(format => (
            <DownloadLink
              key={format.name}
              format={format}
              label={`Download ${source.title} as ${format.label}`}
              fileName={fileName}
              href={`./data/${source.name}.${format.name}`}
              read={() => readWhole(source, table.whole ?? rows)}
            />
          ))}
        </span>
      )}
      {isWritable && (
        <span>
          Download the rows and columns shown ({formatNumber(shownRows.length)} rows){' '}
          {downloadFormats.map(format => (
            <DownloadLink
              key={format.name}
              format={format}
              label={`Download the rows and columns shown as ${format.label}`}
              fileName={`${fileName}-shown`}
              read={() => ({
                columns: shownColumns,
                rows: shownRows.map(row => fileRow(row, shownColumns)),
              })}
            />
          ))}
        </span>
      )}
      {isPublished && (
        <>
          <a href={`${site.repository}/edit/main/data-csv/${source.name}.csv`}>Suggest a correction</a>
          <a href={`#/sources?row=${source.name}`}>Sources: {source.sources}</a>
        </>
      )}
    </footer>
  )
}
