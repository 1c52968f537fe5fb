import { type RefObject, useEffect } from 'react'
import { type RowAddress, rowName, rowRoute } from '../generated/algebra/row-address.ts'
import type { TableSummary } from '../generated/tables.ts'
import { RowTool } from '../tools/RowTool.tsx'
import type { Column } from './column.ts'
import { copySelection } from './copySelection.ts'
import { layOutAhead } from './layOutAhead.ts'
import { rowArea } from './rowArea.ts'
import { type Sort, useSortAhead } from './useSortAhead.ts'

// One chunk for all that a reader may do with rows.
export { saveShown, saveWhole } from './saveTable.ts'

export interface TableToolsProps<Row> {
  scroller: RefObject<HTMLElement | null>
  source: TableSummary & RowAddress<Row>
  /** The shown columns. */
  columns: readonly Column<Row>[]
  rowOf: (line: HTMLElement) => Row | undefined
  /** Reads the rows that pass the filters, in their order. */
  readRows: () => readonly Row[]
  /** Sorts ahead of a press; without it the rows are sorted, and the first of them laid out. */
  sortAhead?: ((sort: Sort) => void) | undefined
  /** What the reader did before this code was there. */
  sign: Event | null
}

/** The tool for the rows of a table, and what copying them gives. */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { scroller, source, columns, rowOf, readRows, sign } = props
  const sortRows = async (sort: Sort) => {
    const { prepareRows } = await import('./findRows.ts')
    const sorted = prepareRows(readRows(), columns)({ sort, filters: {}, query: '' })
    const lines = [...(scroller.current?.querySelectorAll<HTMLElement>('tr[data-line]') ?? [])]
    const byId = new Map(lines.map(line => [line.dataset.line, line]))
    layOutAhead(sorted.flatMap(row => byId.get(rowName(source, row)) ?? []))
  }
  useSortAhead(
    scroller,
    columns,
    sign?.target ?? null,
    props.sortAhead ?? (sort => void sortRows(sort).catch(() => {})),
  )

  useEffect(() => {
    const table = scroller.current
    table?.addEventListener('copy', copySelection)
    return () => table?.removeEventListener('copy', copySelection)
  }, [scroller])

  const routeOf = (row: Row) => rowRoute(source, row)
  return (
    <RowTool root={scroller} area={rowArea({ columns, rowOf, readRows, routeOf })} tag="td" sign={sign} />
  )
}
