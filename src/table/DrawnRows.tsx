import { rowRem } from './columnTracks.ts'
import type { Lines } from './PlainRows.ts'
import { type PlainColumn, plainCell } from './plainCell.ts'
import rowStyles from './TableRow.module.css'
import { cellClass } from './TableRow.tsx'
import styles from './VirtualBody.module.css'

interface Props<Row> {
  found: Lines<Row>
  places: readonly number[]
  columns: readonly PlainColumn<Row>[]
  /** For a page that is drawn once and for all, where no row has a place of its own. */
  isComplete: boolean
}

function DrawnCell<Row>({ row, column }: { row: Row; column: PlainColumn<Row> }) {
  const { text, route, isOpen } = plainCell(row, column)
  return (
    <td className={cellClass(column)}>
      {route === null ? (
        text
      ) : (
        <a href={`#${route}`} aria-expanded={isOpen ?? undefined}>
          {text}
        </a>
      )}
    </td>
  )
}

/** The rows of a static page, as `PlainRows` takes them over in a browser. */
export function DrawnRows<Row>({ found, places, columns, isComplete }: Props<Row>) {
  const { lines, readLine } = found
  return places.map(place => (
    <tr
      key={place}
      className={isComplete ? rowStyles.row : `${rowStyles.row} ${styles.line}`}
      style={isComplete ? undefined : { insetBlockStart: `${place * rowRem}rem` }}
      aria-rowindex={isComplete ? undefined : place + 2}
    >
      {columns.map(column => (
        <DrawnCell key={column.key} row={readLine(lines[place] ?? 0)} column={column} />
      ))}
    </tr>
  ))
}
