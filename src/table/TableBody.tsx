import {
  type ComponentType,
  type CSSProperties,
  memo,
  startTransition,
  use,
  useEffect,
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

/**
 * Lines of the first commit, more than a window is high; the others follow when those are painted. Click to content on
 * `/vcolors` 149 → 96 ms, `/locations` 105 → 78, `/vtypes` 173 → 147, with 40 lines. The same after a filter of a
 * long table that leaves hundreds of lines: key r of "car" on 10,950 rows, at CPU ×4, 283 → 121.
 */
const firstLines = 24

function PlainTableBody<Row extends object>({ lines, VirtualBody, ...props }: TableBodyProps<Row>) {
  const mode = use(RenderMode)
  const isComplete = useIsComplete()
  const isVirtual = mode === 'live' && isComplete && lines.length > mostLinesInDocument
  const [wasVirtual, setWasVirtual] = useState(isVirtual)
  useEffect(() => startTransition(() => setWasVirtual(isVirtual)), [isVirtual])
  if (!VirtualBody || !isVirtual) {
    const isWhole = isComplete && (!wasVirtual || props.selected !== null) // the selected row is scrolled into view
    const shown = isWhole ? lines : lines.slice(0, firstLines)
    const style: CSSProperties & { '--missing': number } = { '--missing': lines.length - shown.length }
    return (
      <tbody className={styles.body} style={style}>
        {shown.map(line => renderLine(line, props))}
      </tbody>
    )
  }
  return (
    <VirtualBody
      lines={lines}
      selected={props.selected}
      renderLine={(line, position) => renderLine(line, { ...props, position })}
    />
  )
}

/** The rows of a table. Up to a thousand are all in the document, so that the browser's search and print find each. */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody
