import { memo, type ReactNode, useEffect, useRef } from 'react'
import { type Column, readCell } from './column.ts'
import styles from './TableRow.module.css'

interface Props<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** The row that the address points at: marked, and scrolled into view. */
  isChosen: boolean
}

function renderCell<Row>(row: Row, column: Column<Row>): ReactNode {
  if (column.render) return column.render(row)
  const value = readCell(row, column.key)
  return column.kind === 'hex' && value !== null ? <code>{value}</code> : value
}

/** Whether a cell holds a sentence, which needs room to be read in few lines. */
function isLong<Row>(row: Row, { key, kind }: Column<Row>): boolean {
  return kind === 'text' && String(readCell(row, key) ?? '').length > 40
}

/** Scrolls the rows of the table, and the page only as far as the table needs: a card above it may stay in sight. */
function bringIntoView(row: HTMLTableRowElement) {
  const scroller = row.closest('section')
  if (!scroller) return
  scroller.scrollTop = row.offsetTop - scroller.clientHeight / 2
  scroller.scrollIntoView({ block: 'nearest' })
}

function PlainTableRow<Row>({ row, columns, isChosen }: Props<Row>) {
  const element = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isChosen && element.current) bringIntoView(element.current)
  }, [isChosen])
  return (
    <tr ref={element} className={styles.row} aria-current={isChosen || undefined}>
      {columns.map(column => (
        <td key={column.key} data-kind={column.kind} data-long={isLong(row, column) || undefined}>
          {renderCell(row, column)}
        </td>
      ))}
    </tr>
  )
}

/** Remembers its last drawing, so that a key in the filter box does not draw every cell of the table again. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
