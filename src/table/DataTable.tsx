import { memo, useEffect, useMemo } from 'react'
import { LostPart } from '../ui/LostPart.tsx'
import { bringRowIntoView } from './bringRowIntoView.ts'
import { type Column, readCell } from './column.ts'
import { measureTracks, rowRem } from './columnTracks.ts'
import { groupRows } from './groupRows.ts'
import { findRow, type ShownTable } from './shownTable.ts'
import { TableBody } from './TableBody.tsx'
import { TableFrame } from './TableFrame.tsx'
import { resetState } from './tableState.ts'
import { useRows } from './useRows.ts'
import { useTableFrame } from './useTableFrame.ts'

/** Columns that the page shows first: a column without any value waits in the list of columns. */
function isShownFirst<Row>(column: Column<Row>, rows: readonly Row[]): boolean {
  return !column.isHidden && rows.some(row => readCell(row, column.key) !== null)
}

const none: readonly never[] = []

function countRows(found: number, all: number): string {
  return found === all ? `${all} rows` : `${found} of ${all} rows`
}

function PlainDataTable<Row extends object>({ table }: { table: ShownTable<Row> }) {
  const { source, rows, columns, grouping } = table
  const frame = useTableFrame(columns, source.prefix)
  const { scroller, state, change } = frame
  const [answer, retry] = useRows(rows, columns, state)
  const found = answer ?? none
  const shownColumns = useMemo(
    () => columns.filter(column => state.shown?.includes(column.key) ?? isShownFirst(column, rows)),
    [columns, rows, state.shown],
  )
  const tracks = useMemo(() => measureTracks(rows, shownColumns), [rows, shownColumns])
  const isUngrouped = grouping !== undefined && state.sort !== null && state.sort.key !== grouping.key
  const isDescending = state.sort?.isDescending ?? false

  useEffect(() => {
    if (state.row !== null && scroller.current) bringRowIntoView(scroller.current)
  }, [scroller, state.row])

  return (
    <TableFrame
      {...frame}
      source={source}
      rows={rows}
      shownColumns={shownColumns}
      tracks={{ '--columns': tracks.template, '--least-width': tracks.minWidth }}
      count={answer ? countRows(found.length, rows.length) : ''}
      isEmpty={answer?.length === 0}
      isUngrouped={isUngrouped}
      readFacets={(key, count) => count(rows, columns, state, key)}
      onReset={() => change(resetState)}
      between={retry && <LostPart onRetry={retry} />}
      rowOf={line => findRow(table, line.dataset.line)}
      // Group after group, as they stand.
      readRows={() =>
        groupRows(found, isUngrouped ? undefined : grouping, isDescending).flatMap(group => group.rows)
      }
    >
      <TableBody
        table={table}
        found={found}
        isUngrouped={isUngrouped}
        isDescending={isDescending}
        columns={shownColumns}
        tracks={tracks}
        chosenId={state.row}
        seenRows={Math.ceil(frame.seenPx / (16 * rowRem))}
      />
    </TableFrame>
  )
}

/** A table of facts that can be sorted, filtered and reduced to chosen columns. Its whole state lies in the address. */
export const DataTable = memo(PlainDataTable) as typeof PlainDataTable
