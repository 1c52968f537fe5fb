import { memo, type ReactNode } from 'react'
import { type Column, readCell } from './column.ts'
import { rowRem } from './columnTracks.ts'
import styles from './TableRow.module.css'

interface Props<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  /** The row that the address points at: marked, and scrolled into view. */
  isChosen: boolean
  /** What the browser takes for the height until the row comes near the window; null draws it at once. */
  heightRem: number | null
}

/** What a cell of a column is called in TableRow.module.css. */
export function cellClass<Row>({ kind, isCode }: Column<Row>): string | undefined {
  if (kind === 'integer' || kind === 'float') return styles.number
  return kind === 'hex' || isCode ? styles.code : undefined
}

function drawCell<Row>(row: Row, column: Column<Row>): ReactNode {
  const content = column.render ? column.render(row) : readCell(row, column.key)
  const link = column.link?.(row)
  return (
    <td key={column.key} className={cellClass(column)}>
      {link ? <a href={`#${link}`}>{content}</a> : content}
    </td>
  )
}

const drawnCells = new WeakMap<object, WeakMap<object, ReactNode>>()

/** The cells of a row. Drawn once for each choice of columns: React passes over what is the same as before. */
function cellsOf<Row extends object>(row: Row, columns: readonly Column<Row>[]): ReactNode {
  const ofColumns = drawnCells.get(columns) ?? new WeakMap<object, ReactNode>()
  drawnCells.set(columns, ofColumns)
  const cells = ofColumns.get(row) ?? columns.map(column => drawCell(row, column))
  ofColumns.set(row, cells)
  return cells
}

function PlainTableRow<Row extends object>({ id, row, columns, isChosen, heightRem }: Props<Row>) {
  return (
    <tr
      data-line={id}
      className={heightRem === null ? styles.row : `${styles.row} ${styles.later}`}
      aria-current={isChosen || undefined}
      style={
        heightRem === null || heightRem === rowRem
          ? undefined
          : { containIntrinsicBlockSize: `auto ${heightRem}rem` }
      }
    >
      {cellsOf(row, columns)}
    </tr>
  )
}

/** Remembers its last drawing, so that a key in the filter box does not draw every cell of the table again. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
