import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
} from 'react'
import type { Column } from './column.ts'
import { columnTracks } from './columnTracks.ts'
import { copySelection } from './copySelection.ts'
import { TableBody } from './TableBody.tsx'
import styles from './TableGrid.module.css'
import { TableHead } from './TableHead.tsx'
import type { TableDefinition } from './tableDefinition.ts'
import type { TableLine } from './tableLines.tsx'
import type { ChangeTableState, TableState } from './tableState.ts'
import { useOverflow } from './useOverflow.ts'
import { type RowActionsSlot, useRowActions } from './useRowActions.tsx'
import { useRowClick } from './useRowClick.ts'
import { useSelectedRow } from './useSelectedRow.ts'
import type { VirtualBodyProps } from './VirtualBody.tsx'

interface Props<Row extends object> {
  table: TableDefinition<Row>
  /** Those shown. */
  columns: readonly Column<Row>[]
  lines: readonly TableLine<Row>[]
  /** The rows of `lines`, in their order. */
  rows: readonly Row[]
  state: TableState
  change: ChangeTableState
  /** Whether phones show only the first rows. */
  isFolded: boolean
  VirtualBody: ComponentType<VirtualBodyProps<Row>> | undefined
  /** Below the rows. */
  children: ReactNode
}

/** Header and rows of a table: selecting, copying and acting on rows, by pointer and keyboard. */
export function TableGrid<Row extends object>(props: Props<Row>) {
  const { table, columns, lines, rows, state, change, isFolded, VirtualBody } = props
  const { row: selected, sort } = state
  const { title, titleKeys } = table.source
  const scroller = useRef<HTMLElement>(null)
  const tracks = useMemo(() => columnTracks(table.rows, columns, titleKeys), [table, columns, titleKeys])
  useSelectedRow(
    scroller,
    selected,
    lines.some(({ key }) => key === selected),
  )
  useOverflow(scroller)
  const actions: RowActionsSlot = useRowActions(table, columns, rows, lines)
  const rowClick = useRowClick(() => change({ row: null }))
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      tabIndex={0}
      aria-label={`${title}, rows`}
      {...rowClick}
      onCopy={event => copySelection(event.nativeEvent)}
      onPointerOver={(event: PointerEvent) => actions.point(event.target)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && actions.leave()}
      onFocus={(event: FocusEvent) => actions.follow(event.target)}
    >
      <table
        className={styles.grid}
        data-folded={isFolded || undefined}
        style={tracks}
        aria-label={title}
        aria-rowcount={lines.length + 1}
      >
        <TableHead columns={columns} sort={sort} onSort={next => change({ sort: next })} />
        <TableBody
          VirtualBody={VirtualBody}
          table={table}
          lines={lines}
          columns={columns}
          selected={selected}
          actions={actions}
        />
      </table>
      {props.children}
    </section>
  )
}
