import { type MouseEvent, useState } from 'react'
import { LoadNotice } from '../ui/LoadNotice.tsx'
import type { ColumnHeader } from './column.ts'

export const downloadFormats = [
  { name: 'csv', label: 'CSV', type: 'text/csv' },
  { name: 'json', label: 'JSON', type: 'application/json' },
] as const

export interface FileContent {
  readonly columns: readonly Pick<ColumnHeader, 'key' | 'json' | 'isKey'>[]
  readonly rows: readonly object[]
}

interface Props {
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
export function DownloadLink({ format, label, fileName, href = '#', read }: Props) {
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
