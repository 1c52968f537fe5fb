import { useMemo } from 'react'
import type { TableSummary } from '../generated/tables.ts'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import { type Grouping, groupRows } from './groupRows.ts'
import { TableBody } from './TableBody.tsx'
import { TableFooter } from './TableFooter.tsx'
import { TableHead } from './TableHead.tsx'
import { Toolbar } from './Toolbar.tsx'
import { resetState } from './tableState.ts'
import { useRows } from './useRows.ts'
import { useTableState } from './useTableState.ts'

interface Props<Row extends object> {
  source: TableSummary
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Unique name of a row, also in links (`?row=…`). */
  rowId: (row: Row) => string | number
  /** Shows the rows under group headings until the reader sorts by another column. */
  grouping?: Grouping<Row>
  /** Set on pages with several tables: comes before this table's names in the address, e.g. `places.`. */
  prefix?: string
}

/** A table of facts that can be sorted, filtered and reduced to chosen columns. Its whole state lies in the address. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { source, rows, columns, rowId, grouping, prefix = '' } = props
  const [state, change] = useTableState(columns, prefix)
  const { rows: found, readFacets } = useRows(rows, columns, state)
  const shownColumns = useMemo(
    () => columns.filter(column => state.shown?.includes(column.key) ?? !column.isHidden),
    [columns, state.shown],
  )
  const isGrouped = state.sort === null || state.sort.key === grouping?.key
  const groups = groupRows(found, isGrouped ? grouping : undefined, state.sort?.isDescending ?? false)
  const count =
    found.length === rows.length ? `${rows.length} rows` : `${found.length} of ${rows.length} rows`

  return (
    <section className={styles.table} aria-label={source.title}>
      <Toolbar
        count={count}
        columns={columns}
        shownColumns={shownColumns}
        state={state}
        change={change}
        readFacets={readFacets}
      />
      <section className={styles.scroller} tabIndex={0} aria-label={`${source.title}, rows`}>
        <table className={styles.grid}>
          <TableHead columns={shownColumns} sort={state.sort} change={change} />
          {groups.map(group => (
            <TableBody
              key={group.label}
              label={group.label}
              rows={group.rows}
              columns={shownColumns}
              rowId={rowId}
              chosenId={state.row}
            />
          ))}
        </table>
        {found.length === 0 && (
          <p className={styles.empty}>
            No row matches these filters.{' '}
            <button type="button" onClick={() => change(resetState)}>
              Reset filters
            </button>
          </p>
        )}
      </section>
      <TableFooter source={source} />
    </section>
  )
}
