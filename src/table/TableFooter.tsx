import { type MouseEvent, use, useState } from 'react'
import { formatNumber, formatNumbersIn } from '#shared/number.ts'
import { countOf } from '#shared/text.ts'
import { site } from '../generated/site.ts'
import { LoadNotice } from '../ui/LoadNotice.tsx'
import { RenderMode } from '../ui/renderMode.ts'
import { type Column, fileRow } from './column.ts'
import styles from './TableFooter.module.css'
import type { FileContent, TableDefinition } from './tableDefinition.ts'

const downloadFormats = [
  { name: 'csv', label: 'CSV', type: 'text/csv' },
  { name: 'json', label: 'JSON', type: 'application/json' },
] as const

interface LinkProps {
  format: (typeof downloadFormats)[number]
  /** Accessible name. */
  label: string
  fileName: string
  /** Where the file is without JavaScript. */
  href?: string
  /** What the file contains; null where the published file has to be fetched. */
  read: () => FileContent | null
}

/** A link to a file that the page writes by itself, so that it works offline. */
function DownloadLink({ format, label, fileName, href = '#', read }: LinkProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const download = `${fileName}.${format.name}`
  const write = async ({ columns, rows }: FileContent) => {
    const { csvText, jsonText } = await import('./rowsText.ts')
    const text = (format.name === 'csv' ? csvText : jsonText)(columns, rows)
    const url = URL.createObjectURL(new Blob([text], { type: `${format.type};charset=utf-8` }))
    Object.assign(document.createElement('a'), { href: url, download }).click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000) // the browser may ask where to save it
  }
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const content = read()
    if (content === null) return
    event.preventDefault()
    write(content).catch(() => setHasFailed(true))
  }
  return (
    <>
      <a href={href} download={download} aria-label={label} onClick={onClick}>
        {format.label}
      </a>
      {hasFailed && <LoadNotice onClose={() => setHasFailed(false)} />}
    </>
  )
}

interface Props<Row extends object> {
  id: string
  table: TableDefinition<Row>
  shownColumns: readonly Column<Row>[]
  shownRows: readonly Row[]
}

/** The whole table as the published files contain it; null where the page has only a part of it. */
const readWhole = ({ columns, rows }: Partial<FileContent>): FileContent | null =>
  columns && rows ? { columns, rows } : null

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
          Download {rows.length < source.rowCount ? 'the whole table, ' : 'all '}
          {formatNumber(source.rowCount)} rows{' '}
          {downloadFormats.map(format => (
            <DownloadLink
              key={format.name}
              format={format}
              label={`Download ${source.title} as ${format.label}`}
              fileName={fileName}
              href={`./data/${source.name}.${format.name}`}
              read={() => readWhole(source)}
            />
          ))}
        </span>
      )}
      {isWritable && (
        <span>
          Download the rows and columns shown ({formatNumbersIn(countOf(shownRows.length, 'row'))}){' '}
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
