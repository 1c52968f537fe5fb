import type { ReactNode } from 'react'
import { memoizeBy } from '#shared/memoize.ts'
import { formatRowId } from '#shared/row-address.ts'
import type { TableDefinition } from './tableDefinition.ts'
import styles from './tableLines.module.css'

export interface RowLine<Row> {
  readonly type: 'row'
  readonly key: string
  readonly row: Row
}

/** What a table body renders, top to bottom: rows, group headings, and the details below the selected row. */
export type TableLine<Row> =
  | RowLine<Row>
  | { readonly type: 'group'; readonly key: string; readonly label: string; readonly count: number }
  | { readonly type: 'detail'; readonly key: string; readonly content: ReactNode }

const rowLinesByTable = memoizeBy(<Row extends object>({ source }: TableDefinition<Row>) =>
  memoizeBy((rows: readonly Row[]): readonly RowLine<Row>[] =>
    rows.map(row => ({ type: 'row', key: formatRowId(source, row), row })),
  ),
)

/** The lines of rows, made once: a sorted or filtered table has the same. */
export const rowLinesOf = <Row extends object>(definition: TableDefinition<Row>, rows: readonly Row[]) =>
  rowLinesByTable(definition)(rows)

export const isRowLine = <Row,>(line: TableLine<Row>): line is RowLine<Row> => line.type === 'row'

/** Adds the details of a row below it. @returns the same lines if there are none or the row is not shown */
export function insertDetail<Row>(
  lines: readonly TableLine<Row>[],
  id: string | null,
  content: ReactNode,
): readonly TableLine<Row>[] {
  if (id === null || !content) return lines
  const index = lines.findIndex(({ type, key }) => type === 'row' && key === id)
  if (index < 0) return lines
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
