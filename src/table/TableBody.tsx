import {
  type ComponentType,
  type CSSProperties,
  memo,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { RenderMode, useIsComplete } from '../ui/renderMode.ts'
import type { Column } from './column.ts'
import styles from './TableBody.module.css'
import { DetailRow, GroupRow, TableRow } from './TableRow.tsx'
import type { TableDefinition } from './tableDefinition.ts'
import type { LinePosition, TableLine } from './tableLines.tsx'
import type { RowActionsSlot } from './useRowActions.tsx'
import type { VirtualBodyProps } from './VirtualBody.tsx'

interface TableBodyProps<Row extends object> {
  /** Renders more than a thousand lines; given by the page that has them: its code is 9 of the 152 KB (gzip) of a table page. */
  VirtualBody?: ComponentType<VirtualBodyProps<Row>> | undefined
  table: TableDefinition<Row>
  lines: readonly TableLine<Row>[]
  columns: readonly Column<Row>[]
  /** Id of the selected row. */
  selected: string | null
  actions: RowActionsSlot
}

interface LineProps<Row extends object> extends Omit<TableBodyProps<Row>, 'lines' | 'VirtualBody'> {
  position?: LinePosition
}

/** Renders one line. Rows are memoised: a key in the filter box renders only those that come. */
function renderLine<Row extends object>(
  line: TableLine<Row>,
  { table, columns, selected, actions, position }: LineProps<Row>,
) {
  if (line.type === 'group')
    return <GroupRow key={line.key} label={line.label} count={line.count} span={columns.length} />
  if (line.type === 'detail')
    return (
      <DetailRow key={line.key} span={columns.length} {...position}>
        {line.content}
      </DetailRow>
    )
  return (
    <TableRow
      key={line.key}
      id={line.key}
      row={line.row}
      table={table}
      columns={columns}
      isSelected={line.key === selected}
      {...position}
      actions={line.key === actions.activeId ? actions.content : null}
    />
  )
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
function PlainTableBody<Row extends object>({ VirtualBody, ...props }: TableBodyProps<Row>) {
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
        renderLine={(line, position) => renderLine(line, { ...props, position })}
      />
    )
  }
  const restCount = Math.max(0, lines.length - firstLines)
  const rest = selected === settled.selected ? { ...props, ...settled } : props // a row just selected is scrolled into view
  const hasRest = isComplete && restCount > 0 && !isVirtual(rest.lines.length)
  const style: CSSProperties & { '--missing': number } = { '--missing': hasRest ? 0 : restCount }
  return (
    <>
      <tbody className={styles.body} style={style}>
        {lines.slice(0, firstLines).map(line => renderLine(line, props))}
      </tbody>
      {hasRest && (
        <tbody className={`${styles.body} ${styles.rest}`}>
          {rest.lines.slice(firstLines).map(line => renderLine(line, rest))}
        </tbody>
      )}
    </>
  )
}

/** The rows of a table. Up to a thousand are all in the document, so that the browser's search and print find each. */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody
