import type { ReactNode } from 'react'
import styles from './tableLines.module.css'

/** What a table body renders, top to bottom: rows, group headings, and the details below the selected row. */
export type TableLine<Row> =
  | { readonly type: 'row'; readonly key: string; readonly row: Row }
  | { readonly type: 'group'; readonly key: string; readonly label: string; readonly count: number }
  | { readonly type: 'detail'; readonly key: string; readonly content: ReactNode }

/** Adds the details of a row below it. @returns the same lines if there are none or the row is not shown */
export function insertDetail<Row>(
  lines: readonly TableLine<Row>[],
  id: string | null,
  content: ReactNode,
): readonly TableLine<Row>[] {
  const index = lines.findIndex(({ type, key }) => type === 'row' && key === id)
  if (index < 0 || !content) return lines
  return [
    ...lines.slice(0, index + 1),
    { type: 'detail', key: `detail ${id}`, content },
    ...lines.slice(index + 1),
  ]
}

/** Adds the folded details below every row, for static pages, which have no script to show them on demand. */
export function foldDetails<Row>(
  lines: readonly TableLine<Row>[],
  detail: (row: Row) => ReactNode,
): readonly TableLine<Row>[] {
  return lines.flatMap((line): readonly TableLine<Row>[] => {
    const content = line.type === 'row' ? detail(line.row) : null
    if (!content) return [line]
    const folded = (
      <details key={line.key} className={styles.folded}>
        <summary>Details</summary>
        {content}
      </details>
    )
    return [line, { type: 'detail', key: `detail ${line.key}`, content: folded }]
  })
}

/** Position of a line in a virtual table. */
export interface LinePosition {
  readonly index: number
  /** Distance from the top of the body in pixels. */
  readonly top: number
  readonly measure: (element: HTMLElement | null) => void
}
