import {
  type ComponentType,
  type CSSProperties,
  type FocusEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RenderMode, useIsComplete } from '../ui/renderMode.ts'
import type { Column } from './column.ts'
import { columnTracks } from './columnTracks.ts'
import { copySelection } from './copySelection.ts'
import { useRowClick, useSelectedRow } from './rowSelection.ts'
import bodyStyles from './TableBody.module.css'
import styles from './TableGrid.module.css'
import { TableHead } from './TableHead.tsx'
import { renderLine } from './TableRow.tsx'
import type { TableDefinition } from './tableDefinition.ts'
import type { TableLine } from './tableLines.tsx'
import type { ChangeTableState, TableState } from './tableState.ts'
import { type RowActionsSlot, useRowActions } from './useRowActions.tsx'
import type { VirtualBodyProps } from './VirtualBody.tsx'

interface BodyProps<Row extends object> {
  /** Renders more than a thousand lines; given by the page that has them: its code is 9 of the 152 KB (gzip) of a table page. */
  VirtualBody: ComponentType<VirtualBodyProps> | undefined
  table: TableDefinition<Row>
  lines: readonly TableLine<Row>[]
  /** Those shown. */
  columns: readonly Column<Row>[]
  /** Id of the selected row. */
  selected: string | null
  actions: RowActionsSlot
}

/** Above this number of lines only those near the window are in the document. */
const mostLinesInDocument = 1000

/** Lines of the first body, more than a window is high. */
const firstLines = 24

/** What was shown at the last paint; a new value follows in a transition. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => startTransition(() => setSettled(value)), [value])
  return settled
}

/**
 * The first lines have a body of their own. They are painted alone when a page opens (click to content on `/vcolors`
 * 149 → 96 ms, `/locations` 105 → 78, `/vtypes` 173 → 147), and before the others after a header or a key (header of
 * `/vtypes` at CPU ×4: 245 → 159).
 */
function PlainTableBody<Row extends object>({ VirtualBody, ...props }: BodyProps<Row>) {
  const { table, lines, columns, selected } = props
  const mode = use(RenderMode)
  const isComplete = useIsComplete()
  const shown = useMemo(() => ({ table, lines, columns, selected }), [table, lines, columns, selected])
  const settled = useSettled(shown)
  const isVirtual = (count: number) => VirtualBody && mode === 'live' && count > mostLinesInDocument
  if (VirtualBody && isComplete && isVirtual(lines.length)) {
    return (
      <VirtualBody
        lines={lines}
        selected={selected}
        renderLine={position => {
          const line = lines[position.index]
          return line && renderLine(line, { ...props, position })
        }}
      />
    )
  }
  const restCount = Math.max(0, lines.length - firstLines)
  const rest = selected === settled.selected ? { ...props, ...settled } : props // a row just selected is scrolled into view
  const hasRest = isComplete && restCount > 0 && !isVirtual(rest.lines.length)
  const style: CSSProperties & { '--missing': number } = { '--missing': hasRest ? 0 : restCount }
  return (
    <>
      <tbody className={bodyStyles.body} style={style}>
        {lines.slice(0, firstLines).map(line => renderLine(line, props))}
      </tbody>
      {hasRest && (
        <tbody className={`${bodyStyles.body} ${bodyStyles.rest}`}>
          {rest.lines.slice(firstLines).map(line => renderLine(line, rest))}
        </tbody>
      )}
    </>
  )
}

/** The rows of a table. Up to a thousand are all in the document, so that the browser's search and print find each. */
const TableBody = memo(PlainTableBody) as typeof PlainTableBody

interface Props<Row extends object> extends Omit<BodyProps<Row>, 'selected' | 'actions'> {
  /** The rows of `lines`, in their order. */
  rows: readonly Row[]
  state: TableState
  change: ChangeTableState
  /** Whether phones show only the first rows. */
  isFolded: boolean
  /** Below the rows. */
  children: ReactNode
}

/**
 * Marks an element whose content is wider than itself by `data-overflowing`. It is measured in an observer, after the browser's own
 * layout: measuring in the effect forced one of tables far below the window, 94 of the 360 ms of block 01. The mark is no
 * state: another render would come a frame later, and lay out the table again.
 */
function useOverflow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const look = () =>
      scroller.toggleAttribute('data-overflowing', scroller.scrollWidth > scroller.clientWidth)
    const observer = new ResizeObserver(look)
    for (const sized of [scroller, ...scroller.children]) observer.observe(sized)
    return () => observer.disconnect()
  }, [element])
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
