import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { ColumnHead } from './column.ts'
import { fileName, saveRows } from './saveRows.ts'

interface Props {
  scroller: RefObject<HTMLElement | null>
  /** Path of the downloads below data/. */
  table: string
  columns: readonly ColumnHead[]
  readRows: () => readonly object[]
}

/** Beside the downloads of the whole table those of what is shown of it. They come with the first sign of a reader. */
export function ShownDownloads({ scroller, table, columns, readRows }: Props) {
  const place = scroller.current?.parentElement?.querySelector('footer > span')
  if (!place) return null
  return createPortal(
    <>
      , as shown{' '}
      {(['csv', 'json'] as const).map(form => (
        <button
          key={form}
          type="button"
          aria-label={`${form.toUpperCase()} as shown`}
          onClick={() => saveRows(`${fileName(table)}-shown`, form, columns, readRows())}
        >
          {form.toUpperCase()}
        </button>
      ))}
    </>,
    place,
  )
}
