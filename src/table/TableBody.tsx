import { memo, useMemo, useRef } from 'react'
import { arrangeLines, type Line } from './arrangeLines.ts'
import type { Column } from './column.ts'
import { rowRem, type Tracks } from './columnTracks.ts'
import type { Grouping } from './groupRows.ts'
import { laidOutRem } from './pieces.ts'
import styles from './TableBody.module.css'
import { TableRow } from './TableRow.tsx'
import { usePieces } from './usePieces.ts'
import { useRowOrder } from './useRowOrder.ts'

/** Rows that stand after the chosen one in the same screen. */
const rowsBelow = 20

interface Props<Row> {
  /** Every row, in the order of the page. */
  rows: readonly Row[]
  /** The rows to show, in their order. */
  found: readonly Row[]
  grouping: Grouping<Row> | undefined
  /** Sorted by a column that does not keep the groups together. */
  isUngrouped: boolean
  isDescending: boolean
  columns: readonly Column<Row>[]
  tracks: Tracks<Row>
  rowId: (row: Row) => string | number
  chosenId: string | null
  /** Number of rows that must be there at once because the reader was there before. */
  seenRows: number
}

function keyOf<Row>(line: Line<Row>, rowId: Props<Row>['rowId']): string {
  return line.heading === null ? String(rowId(line.row)) : `group ${line.heading}`
}

function PlainTableBody<Row extends object>(props: Props<Row>) {
  const { rows, found, grouping, isUngrouped, isDescending, columns, tracks, rowId, chosenId, seenRows } =
    props
  const body = useRef<HTMLTableSectionElement>(null)
  const all = useMemo(() => arrangeLines(rows, grouping, false), [rows, grouping])
  const shown = useMemo(
    () => arrangeLines(found, isUngrouped ? undefined : grouping, isDescending),
    [found, grouping, isUngrouped, isDescending],
  )
  const foundRows = useMemo(() => shown.flatMap(line => (line.heading === null ? [line.row] : [])), [shown])
  const chosenIndex = foundRows.findIndex(row => String(rowId(row)) === chosenId)
  const isDrawn = usePieces(foundRows, Math.max(seenRows, chosenIndex + 1) + rowsBelow)
  useRowOrder(
    body,
    shown.map(line => keyOf(line, rowId)),
  )

  const isFound = new Set(found)
  const counts = new Map(shown.flatMap(line => (line.heading === null ? [] : [[line.heading, line.count]])))
  /** A heading comes with the first of its rows. */
  const isHeadingDrawn = (heading: string) => {
    const index = shown.findIndex(line => line.heading === heading)
    const first = shown[index + 1]
    return index >= 0 && first?.heading === null && isDrawn(first.row)
  }
  const heightOf = (row: Row) => tracks.heightsRem.get(row) ?? rowRem
  const [top] = rows
  // Up to where the reader was before nothing is estimated: the same row stands there again.
  const laidOutRows = Math.max(
    laidOutRem / (top ? heightOf(top) : rowRem),
    seenRows > 0 ? seenRows + rowsBelow : 0,
  )
  const restRem = found.reduce((sum, row) => (isDrawn(row) ? sum : sum + heightOf(row)), 0)

  return (
    <>
      <tbody ref={body} className={styles.body}>
        {all.map((line, index) => {
          const key = keyOf(line, rowId)
          if (line.heading !== null)
            return (
              isHeadingDrawn(line.heading) && (
                <tr key={key} data-line={key} className={styles.group}>
                  <th colSpan={columns.length} scope="rowgroup">
                    <span>
                      {line.heading} ({counts.get(line.heading) ?? 0})
                    </span>
                  </th>
                </tr>
              )
            )
          return (
            isDrawn(line.row) && (
              <TableRow
                key={key}
                id={key}
                row={line.row}
                columns={columns}
                isChosen={key === chosenId}
                isHidden={!isFound.has(line.row)}
                heightRem={index < laidOutRows ? null : heightOf(line.row)}
              />
            )
          )
        })}
      </tbody>
      {/* Not as space within the body above: when that changes, Chromium makes the boxes of all its later rows anew. */}
      {restRem > 0 && (
        <tbody aria-hidden="true" className={styles.rest} style={{ blockSize: `${restRem}rem` }} />
      )}
    </>
  )
}

/**
 * All rows in one body, with the headings of groups between them. React holds them in the order of the page and hides
 * what is not to be seen; `useRowOrder` sorts them. So neither a sort nor a filter makes a row anew.
 */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody
