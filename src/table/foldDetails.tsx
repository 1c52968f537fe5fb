import type { ReactNode } from 'react'
import styles from './foldDetails.module.css'
import type { TableLine } from './tableLines.ts'

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
