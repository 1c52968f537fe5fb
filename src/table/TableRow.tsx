import { memo, type ReactNode } from 'react'
import { type Column, shownCell, spokenLabel, titleColumn } from './column.ts'
import styles from './TableRow.module.css'
import { cardRoute, type TableDefinition } from './tableDefinition.ts'
import type { LinePosition, TableLine } from './tableLines.tsx'
import type { RowActionsSlot } from './useRowActions.tsx'

function cellClass<Row>({
  kind,
  isMonospace,
  isInHeading,
  isBelow,
  isDrawn,
}: Column<Row>): string | undefined {
  if (isInHeading) return styles.inHeading
  if (isBelow) return styles.below
  if (isDrawn) return isMonospace ? styles.code : undefined
  if (kind === 'integer' || kind === 'float') return styles.number
  return kind === 'hex' || isMonospace ? styles.code : undefined
}

/**
 * The value of a cell, in a table or on a card. Cells that were components took 3 of 36 ms of script when vehicle types opened, and
 * 6 of 39 on locations.
 */
export function cellContent<Row extends object>(
  row: Row,
  column: Column<Row>,
  link: string | null | undefined,
): ReactNode {
  const content = column.render ? column.render(row) : shownCell(row, column)
  return link ? <a href={`#${link}`}>{content}</a> : content
}

interface RowProps<Row extends object> extends Partial<LinePosition> {
  id: string
  row: Row
  table: TableDefinition<Row>
  columns: readonly Column<Row>[]
  /** Whether the address points at it. */
  isSelected: boolean
  /** Buttons of the row under the pointer or with the focus. */
  actions: ReactNode
}

const positionProps = ({ index, top, measure }: Partial<LinePosition>) =>
  index !== undefined && {
    ref: measure,
    style: { transform: `translateY(${top}px)` },
    'data-index': index,
    'aria-rowindex': index + 2,
  }

function PlainTableRow<Row extends object>(props: RowProps<Row>) {
  const { id, row, table, columns, isSelected, actions } = props
  const title = titleColumn(columns, table.source.titleKeys, row)
  const titleRoute = table.titleRoute ? table.titleRoute(row) : cardRoute(table, row)
  const first = columns.find(({ isInHeading }) => !isInHeading) // stays in view where a table scrolls sideways
  return (
    <tr
      {...positionProps(props)}
      data-row={id}
      className={actions ? `${styles.row} ${styles.active}` : styles.row}
      aria-current={isSelected || undefined}
      tabIndex={isSelected ? -1 : undefined}
    >
      {columns.map(column => (
        <td
          key={column.key}
          className={cellClass(column)}
          data-label={spokenLabel(column)}
          data-title={column === title || undefined}
          data-first={column === first || undefined}
        >
          {cellContent(row, column, column === title ? titleRoute : column.link?.(row))}
        </td>
      ))}
      {actions && <td className={styles.actions}>{actions}</td>}
    </tr>
  )
}

/** Memoised: a key in the filter box renders only the rows that come. */
const TableRow = memo(PlainTableRow) as typeof PlainTableRow

/** Heading of the rows of a group. */
function GroupRow({ label, count, span }: { label: string; count: number; span: number }) {
  return (
    <tr className={styles.group}>
      <th colSpan={span} scope="rowgroup">
        <span>
          {label} ({count})
        </span>
      </th>
    </tr>
  )
}

interface DetailProps extends Partial<LinePosition> {
  span: number
  children: ReactNode
}

/** The details of the selected row, below it. */
function DetailRow({ span, children, ...position }: DetailProps) {
  return (
    <tr {...positionProps(position)} className={styles.detail}>
      <td colSpan={span}>{children}</td>
    </tr>
  )
}

interface LineProps<Row extends object> extends Pick<RowProps<Row>, 'table' | 'columns'> {
  /** Id of the selected row. */
  selected: string | null
  /** The row with buttons, and these. */
  actions: Pick<RowActionsSlot, 'activeId' | 'content'>
  position?: LinePosition
}

/** Renders one line of a table. */
export function renderLine<Row extends object>(
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
