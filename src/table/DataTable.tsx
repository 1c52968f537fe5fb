import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react'
import { LostPart } from '../ui/LostPart.tsx'
import { bringRowIntoView } from './bringRowIntoView.ts'
import { type Column, readCell } from './column.ts'
import { measureTracks, rowRem } from './columnTracks.ts'
import { countValues } from './countValues.ts'
import styles from './DataTable.module.css'
import { groupRows } from './groupRows.ts'
import { NoRows } from './NoRows.tsx'
import { findRow, type ShownTable } from './shownTable.ts'
import { TableBody } from './TableBody.tsx'
import { TableFooter } from './TableFooter.tsx'
import { useTableHead } from './TableHead.tsx'
import { Toolbar } from './Toolbar.tsx'
import { resetState } from './tableState.ts'
import { useLinkClicks } from './useLinkClicks.ts'
import { useRows } from './useRows.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { type ChangeTableState, useTableState } from './useTableState.ts'
import { useTableTools } from './useTableTools.tsx'

/** Columns that the page shows first: a column without any value waits in the list of columns. */
function isShownFirst<Row>(column: Column<Row>, rows: readonly Row[]): boolean {
  return !column.isHidden && rows.some(row => readCell(row, column.key) !== null)
}

const none: readonly never[] = []

function countRows(found: number, all: number): string {
  return found === all ? `${all} rows` : `${found} of ${all} rows`
}

function PlainDataTable<Row extends object>({ table }: { table: ShownTable<Row> }) {
  const { source, rows, columns, rowId, grouping, prefix = '' } = table
  const scroller = useRef<HTMLElement>(null)
  const [state, change, writeTyped] = useTableState(columns, prefix)
  const [answer, retry] = useRows(rows, columns, state)
  const found = answer ?? none
  const shownColumns = useMemo(
    () => columns.filter(column => state.shown?.includes(column.key) ?? isShownFirst(column, rows)),
    [columns, rows, state.shown],
  )
  const tracks = useMemo(() => measureTracks(rows, shownColumns), [rows, shownColumns])
  const isUngrouped = grouping !== undefined && state.sort !== null && state.sort.key !== grouping.key
  const [seenPx, rememberScroll] = useScrollMemory(scroller, prefix)
  const width: CSSProperties & { '--columns': string; '--least-width': string } = {
    '--columns': tracks.template,
    '--least-width': tracks.minWidth,
  }

  const isDescending = state.sort?.isDescending ?? false
  /** The rows found, group after group as they stand. */
  const readRows = () =>
    groupRows(found, isUngrouped ? undefined : grouping, isDescending).flatMap(group => group.rows)
  const [rowTool, sources] = useTableTools(source, {
    scroller,
    columns: shownColumns,
    rowOf: line => findRow(table, line.dataset.line),
    rowId,
    readRows,
    prefix,
  })

  const fromTop: ChangeTableState = (part, options) => {
    if (!part.shown) scroller.current?.scrollTo(0, 0)
    change(part, options)
  }
  const reset = () => fromTop(resetState)
  const head = useTableHead({ columns: shownColumns, sort: state.sort, onSort: sort => fromTop({ sort }) })
  useLinkClicks(scroller)
  useEffect(() => {
    if (state.row !== null && scroller.current) bringRowIntoView(scroller.current)
  }, [state.row])

  return (
    <section className={styles.table} aria-label={source.title} onBlur={writeTyped}>
      <Toolbar
        count={answer ? countRows(found.length, rows.length) : ''}
        columns={columns}
        shownColumns={shownColumns}
        state={state}
        isUngrouped={isUngrouped}
        change={fromTop}
        onReset={reset}
        readFacets={key => countValues(rows, columns, state, key)}
      />
      {retry && <LostPart onRetry={retry} />}
      <section
        ref={scroller}
        className={styles.scroller}
        tabIndex={0}
        aria-label={`${source.title}, rows`}
        onScroll={rememberScroll}
      >
        <table className={styles.grid} style={width}>
          {head}
          <TableBody
            table={table}
            found={found}
            isUngrouped={isUngrouped}
            isDescending={isDescending}
            columns={shownColumns}
            tracks={tracks}
            chosenId={state.row}
            seenRows={Math.ceil(seenPx / (16 * rowRem))}
          />
        </table>
        {answer?.length === 0 && <NoRows onReset={reset} />}
      </section>
      {rowTool}
      <TableFooter
        source={source}
        rows={rows}
        readShown={() => ({ columns: shownColumns, rows: readRows() })}
        sources={sources}
      />
    </section>
  )
}

/** A table of facts that can be sorted, filtered and reduced to chosen columns. Its whole state lies in the address. */
export const DataTable = memo(PlainDataTable) as typeof PlainDataTable
