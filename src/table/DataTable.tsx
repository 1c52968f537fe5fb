import {
  type ComponentType,
  type ReactNode,
  use,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { formatNumber } from '#shared/number.ts'
import { RenderMode } from '../ui/renderMode.ts'
import { isWorthFolding, UnfoldButton } from '../ui/UnfoldButton.tsx'
import styles from './DataTable.module.css'
import {
  areTableToolsLoaded,
  loadTableTools,
  prepareTableTools,
  type TableTools,
  useEarlyTableTools,
  useTableTools,
} from './loadTableTools.ts'
import { rowCard } from './RowDetailCard.tsx'
import { useFilteredTable } from './rowSelection.ts'
import { TableFooter } from './TableFooter.tsx'
import { TableGrid } from './TableGrid.tsx'
import { NoRows, Toolbar } from './Toolbar.tsx'
import { rowParameterOf, type TableDefinition } from './tableDefinition.ts'
import { foldDetails, insertDetail, type TableLine, useRowModel } from './tableLines.tsx'
import { isChanged, resetState, useTableState } from './tableState.ts'
import { useTableWithSave } from './useTableWithSave.ts'
import type { VirtualBodyProps } from './VirtualBody.tsx'

/** Tables with more rows have a link that skips them. */
const rowsWorthSkipping = 20

interface Props<Row extends object> {
  table: TableDefinition<Row>
  /** Details of the selected row, shown below it; by default all of its cells, null for none. */
  Card?: ComponentType<{ row: Row }> | null
  /** The rows that the page preselects, e.g. those with a name; all without it. */
  preselected?: readonly Row[]
  /** Turns the lines found into those shown, e.g. folds arrays. */
  toDisplayLines?: (lines: readonly TableLine<Row>[]) => readonly TableLine<Row>[]
  /** For more than a thousand rows: renders only those near the window. */
  VirtualBody?: ComponentType<VirtualBodyProps>
  /** Resets what the page preselects, too. */
  onReset?: () => void
  /** Whether there is something of the page to reset. */
  isChanged?: boolean
  /** Controls above the table. */
  children?: ReactNode
}

const countText = (found: number, all: number) => {
  const total = `${formatNumber(all)} rows`
  return found === all ? total : `${formatNumber(found)} of ${total}`
}

/** A table of facts with sorting, filters and selectable columns. Its state is in the address. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { Card, toDisplayLines, children } = props
  const table = useTableWithSave(props.table)
  const mode = use(RenderMode)
  const detail = useMemo(() => {
    if (Card === undefined) return (row: Row) => rowCard(table, row, mode === 'document')
    return Card && ((row: Row) => <Card row={row} />)
  }, [Card, table, mode])
  const { preselected = table.rows } = props
  const { source, columns, grouping } = table
  const end = useId()
  const [state, change, writeTyped] = useTableState({
    columns,
    prefix: source.prefix ?? '',
    rowParameter: rowParameterOf(table),
  })
  // Rows follow in the same commit, unless it would wait for code: header of `/vtypes` at CPU ×4 343 → 236 ms.
  const deferred = useDeferredValue(state)
  const { query, filters, sort } = areTableToolsLoaded() ? state : deferred
  const isGrouped = grouping !== undefined && (sort === null || sort.key === grouping.key)
  const rowQuery = { query, filters, sort }
  const isQueried = query.trim() !== '' || sort !== null || Object.keys(filters).length > 0
  const tools = useTableTools(isQueried)
  const view = { ...rowQuery, shown: state.shown, isGrouped }
  const model = useRowModel(table, preselected, view, tools?.rowQueryOf)
  const { shownColumns } = model
  const selected = state.row
  const lines = useMemo(() => {
    const display = toDisplayLines?.(model.lines) ?? model.lines
    if (mode === 'document' && detail) return foldDetails(display, detail)
    const line = display.find(({ type, key }) => type === 'row' && key === selected)
    const content = line?.type === 'row' ? detail?.(line.row) : null
    return insertDetail(display, selected, content)
  }, [model.lines, toDisplayLines, selected, detail, mode])
  useEarlyTableTools(table, preselected)
  const section = useRef<HTMLElement>(null)
  // The table of a page without others begins in the first window.
  useFilteredTable(section, Boolean(source.prefix) && state.row === null && isChanged(state))
  const rowCount = lines.length
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isWhole = mode === 'document' || isUnfolded || isChanged(state)
  const isFolded = !isWhole && !props.VirtualBody && isWorthFolding(rowCount)
  // After the focus is painted. With cheaper texts, the first key on 10,950 rows: 628 → 135 ms at CPU ×4.
  const prepareSearch = () => {
    const prepare = ({ rowQueryOf }: TableTools) =>
      setTimeout(() => rowQueryOf(table, preselected).prepareSearch())
    loadTableTools().then(prepare, () => {})
  }
  const reset = () => {
    change(resetState)
    props.onReset?.()
  }

  return (
    <section
      ref={section}
      className={styles.table}
      aria-label={source.title}
      onBlur={writeTyped}
      onPointerEnter={prepareTableTools}
      onFocus={prepareTableTools}
    >
      {children}
      <Toolbar
        count={countText(model.rows.length, table.rows.length)}
        columns={columns}
        shownColumns={shownColumns.filter(({ isInHeading }) => !isInHeading)}
        state={state}
        isPageChanged={props.isChanged ?? false}
        areGroupsHidden={grouping !== undefined && !isGrouped}
        change={change}
        onReset={reset}
        onFilterFocus={prepareSearch}
        countValues={(of, key) => of(table, preselected).countValues(rowQuery, key)}
      />
      {rowCount > rowsWorthSkipping && (
        <a
          className={styles.skip}
          href={`#${end}`}
          onClick={event => {
            event.preventDefault()
            document.getElementById(end)?.focus()
          }}
        >
          Skip table
        </a>
      )}
      <TableGrid
        table={table}
        columns={shownColumns}
        lines={lines}
        rows={model.rows}
        state={state}
        change={change}
        isFolded={isFolded}
        VirtualBody={props.VirtualBody}
      >
        {rowCount === 0 && <NoRows onReset={reset} />}
      </TableGrid>
      {isFolded && (
        <UnfoldButton
          label={`Show all ${formatNumber(model.rows.length)} rows`}
          onUnfold={() => setIsUnfolded(true)}
        />
      )}
      <TableFooter id={end} table={table} shownColumns={shownColumns} shownRows={model.rows} />
    </section>
  )
}
