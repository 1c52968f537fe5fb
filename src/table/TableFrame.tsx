import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { TableSummary } from '../generated/tables.ts'
import type { ColumnHead } from './column.ts'
import type { ReadFacets } from './countValues.ts'
import { NoRows } from './NoRows.tsx'
import styles from './TableFrame.module.css'
import { useTableHead } from './TableHead.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { useTableFrame } from './useTableFrame.ts'

/** Widths of the columns, as styles of the table. */
export type ColumnTracks = CSSProperties & { '--columns': string; '--least-width': string }

interface Props extends Omit<ReturnType<typeof useTableFrame>, 'seenPx' | 'toTop'> {
  source: TableSummary
  shownColumns: readonly ColumnHead[]
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
  /** Stands below the rows. */
  below: ReactNode
}

/** The frame of a table: its tools, the region that scrolls with head and rows, and what the table puts around them. */
export function TableFrame(props: Props) {
  const { source, scroller, shownColumns, state, change, onReset } = props
  const head = useTableHead({ columns: shownColumns, sort: state.sort, onSort: sort => change({ sort }) })
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
      {props.below}
    </section>
  )
}
