import { useMemo } from 'react'
import type { Line } from './arrangeLines.ts'
import type { Column } from './column.ts'
import { rowRem, type Tracks } from './columnTracks.ts'
import styles from './TableBody.module.css'
import { TableRow } from './TableRow.tsx'
import { usePieces } from './usePieces.ts'

/** Rows that stand after the chosen one in the same screen. */
const rowsBelow = 20

interface Props<Row> {
  lines: readonly Line<Row>[]
  columns: readonly Column<Row>[]
  tracks: Tracks<Row>
  rowId: (row: Row) => string | number
  chosenId: string | null
  /** Number of rows that must be there at once because the reader was there before. */
  seenRows: number
}

/** All rows in one body, group headings between them: a sort then moves rows instead of making them anew. */
export function TableBody<Row extends object>(props: Props<Row>) {
  const { lines, columns, tracks, rowId, chosenId, seenRows } = props
  const found = useMemo(
    () => lines.flatMap(line => (line.heading === null && line.isFound ? [line.row] : [])),
    [lines],
  )
  const chosenIndex = chosenId === null ? -1 : found.findIndex(row => String(rowId(row)) === chosenId)
  const isDrawn = usePieces(found, Math.max(seenRows, chosenIndex + 1) + rowsBelow)
  const heightOf = (row: Row) => tracks.heightsRem.get(row) ?? rowRem
  const restRem = found.reduce((sum, row) => (isDrawn(row) ? sum : sum + heightOf(row)), 0)

  return (
    <tbody className={styles.body} style={restRem > 0 ? { paddingBlockEnd: `${restRem}rem` } : undefined}>
      {lines.map(line => {
        if (line.heading !== null)
          return (
            <tr key={`group ${line.heading}`} className={styles.group}>
              <th colSpan={columns.length} scope="rowgroup">
                <span>
                  {line.heading} ({line.count})
                </span>
              </th>
            </tr>
          )
        const { row, isFound } = line
        const id = String(rowId(row))
        return (
          isDrawn(row) && (
            <TableRow
              key={id}
              row={row}
              columns={columns}
              isChosen={id === chosenId}
              isHidden={!isFound}
              heightRem={heightOf(row)}
            />
          )
        )
      })}
    </tbody>
  )
}
