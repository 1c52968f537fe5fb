import { memo, useCallback, useMemo, useRef } from 'react'
import { rowName } from '../generated/algebra/row-address.ts'
import { arrangeLines, type Line } from './arrangeLines.ts'
import type { Column } from './column.ts'
import { rowRem, type Tracks } from './columnTracks.ts'
import { laidOutRem } from './pieces.ts'
import type { ShownTable } from './shownTable.ts'
import styles from './TableBody.module.css'
import { TableRow } from './TableRow.tsx'
import { usePieces } from './usePieces.ts'
import { useRowOrder } from './useRowOrder.ts'

/** Rows that stand after the chosen one in the same screen. */
const rowsBelow = 20

interface Props<Row extends object> {
  table: ShownTable<Row>
  /** The rows to show, in their order. */
  found: readonly Row[]
  /** Sorted by a column that does not keep the groups together. */
  isUngrouped: boolean
  isDescending: boolean
  /** Those shown. */
  columns: readonly Column<Row>[]
  tracks: Tracks<Row>
  chosenId: string | null
  /** Number of rows that must be there at once because the reader was there before. */
  seenRows: number
}

function keyOf<Row extends object>(line: Line<Row>, source: ShownTable<Row>['source']): string {
  return line.heading === null ? rowName(source, line.row) : `group ${line.heading}`
}

function PlainTableBody<Row extends object>(props: Props<Row>) {
  const {
    table: { source, rows, grouping },
    found,
    isUngrouped,
    isDescending,
    columns,
    tracks,
    chosenId,
    seenRows,
  } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const all = useMemo(() => arrangeLines(rows, grouping, false), [rows, grouping])
  const shown = useMemo(
    () => arrangeLines(found, isUngrouped ? undefined : grouping, isDescending),
    [found, grouping, isUngrouped, isDescending],
  )
  const foundRows = useMemo(() => shown.flatMap(line => (line.heading === null ? [line.row] : [])), [shown])
  const order = useMemo(() => shown.map(line => keyOf(line, source)), [shown, source])
  const chosenIndex = chosenId === null ? -1 : order.indexOf(chosenId)
  const drawn = usePieces(foundRows, Math.max(seenRows, chosenIndex + 1) + rowsBelow)

  const heightOf = useCallback((row: Row) => tracks.heightsRem.get(row) ?? rowRem, [tracks])
  const [top] = rows
  // Up to where the reader was before nothing is estimated: the same row stands there again.
  const laidOutRows = Math.max(
    laidOutRem / (top ? heightOf(top) : rowRem),
    seenRows > 0 ? seenRows + rowsBelow : 0,
  )
  const restRem = found.reduce((sum, row) => (drawn?.has(row) === false ? sum + heightOf(row) : sum), 0)

  /** Number of rows below each heading to show, a heading with the first of them; the same nothing without groups. */
  const counts = useMemo(
    () =>
      grouping &&
      new Map(
        shown.flatMap((line, index) => {
          const first = shown[index + 1]
          const isDrawn = first?.heading === null && drawn?.has(first.row) !== false
          return line.heading !== null && isDrawn ? [[line.heading, line.count]] : []
        }),
      ),
    [grouping, shown, drawn],
  )
  const lines = useMemo(
    () =>
      all.map((line, index) => {
        const key = keyOf(line, source)
        if (line.heading !== null) {
          const count = counts?.get(line.heading)
          return (
            count !== undefined && (
              <tr key={key} data-line={key} className={styles.group}>
                <th colSpan={columns.length} scope="rowgroup">
                  <span>
                    {line.heading} ({count})
                  </span>
                </th>
              </tr>
            )
          )
        }
        return (
          drawn?.has(line.row) !== false && (
            <TableRow
              key={key}
              id={key}
              row={line.row}
              columns={columns}
              isChosen={key === chosenId}
              heightRem={index < laidOutRows ? null : heightOf(line.row)}
            />
          )
        )
      }),
    [all, columns, heightOf, source, chosenId, laidOutRows, drawn, counts],
  )
  useRowOrder(body, order, lines, drawn === null)

  return (
    <>
      <tbody ref={body} className={styles.body}>
        {lines}
      </tbody>
      {/* Not as space within the body above: when that changes, Chromium makes the boxes of all its later rows anew. */}
      {restRem > 0 && (
        <tbody aria-hidden="true" className={styles.rest} style={{ blockSize: `${restRem}rem` }} />
      )}
    </>
  )
}

/**
 * All rows in one body, with the headings of groups between them. React holds them in the order of the page;
 * `useRowOrder` sorts them and hides what is not to be seen. So neither a sort nor a filter makes a row anew, and React
 * passes over all of them.
 */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody
