import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { RowAddress } from '../generated/algebra/row-address.ts'
import type { TableSummary } from '../generated/tables.ts'
import type { Column } from './column.ts'
import type { ReadFacets } from './countValues.ts'
import { NoRows } from './NoRows.tsx'
import { TableFooter } from './TableFooter.tsx'
import styles from './TableFrame.module.css'
import { useTableHead } from './TableHead.tsx'
import type { TableToolsProps } from './TableTools.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { useTableFrame } from './useTableFrame.ts'
import { useTableTools } from './useTableTools.tsx'

/** Widths of the columns, as styles of the table. */
export type ColumnTracks = CSSProperties & { '--columns': string; '--least-width': string }

type FrameState = Omit<ReturnType<typeof useTableFrame>, 'seenPx' | 'toTop'>
type RowReaders<Row> = Pick<TableToolsProps<Row>, 'rowOf' | 'readRows' | 'sortAhead'>

interface Props<Row> extends FrameState, RowReaders<Row> {
  source: TableSummary & RowAddress<Row>
  /** The rows of the page; without them the downloads need a connection. */
  rows?: readonly Row[]
  shownColumns: readonly Column<Row>[]
  tracks: ColumnTracks
  /** How many rows are shown, in words. */
  count: ReactNode
  /** Rows with the head, where not all of them are in the document. */
  rowCount?: number | undefined
  isEmpty: boolean
  isUngrouped: boolean
  readFacets: ReadFacets
  onReset: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Stands above the tools of the table. */
  above?: ReactNode
  /** Stands between the tools of the table and its rows. */
  between?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** The frame of a table: its tools, the region that scrolls with head and rows, and what may be done with them. */
export function TableFrame<Row extends object>(props: Props<Row>) {
  const { source, scroller, shownColumns: columns, state, readRows, onReset } = props
  const head = useTableHead({ columns, sort: state.sort, onSort: sort => props.change({ sort }) })
  const rowTool = useTableTools({
    scroller,
    source,
    columns,
    rowOf: props.rowOf,
    readRows,
    sortAhead: props.sortAhead,
  })
  return (
    <section className={styles.table} aria-label={source.title} onBlur={props.writeTyped}>
      {props.above}
      <Toolbar {...props} />
      {props.between}
      <section
        ref={scroller}
        className={styles.scroller}
        tabIndex={0}
        aria-label={`${source.title}, rows`}
        onScroll={props.rememberScroll}
        onKeyDown={props.onKeyDown}
      >
        <table className={styles.grid} style={props.tracks} aria-rowcount={props.rowCount}>
          {head}
          {props.children}
        </table>
        {props.isEmpty && <NoRows onReset={onReset} />}
      </section>
      {rowTool}
      <TableFooter source={source} rows={props.rows} readShown={() => ({ columns, rows: readRows() })} />
    </section>
  )
}
