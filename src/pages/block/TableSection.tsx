import type { CSSProperties, ReactNode } from 'react'
import type { TableSummary } from '../../generated/tables.ts'
import { ChosenLinks } from '../../table/ChosenLinks.tsx'
import type { Column } from '../../table/column.ts'
import { rowRem } from '../../table/columnTracks.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { Grouping } from '../../table/groupRows.ts'
import { Section } from './Section.tsx'

interface Props<Row extends object> {
  source: TableSummary
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string | number
  grouping?: Grouping<Row>
  /** Comes before the table's names in the address, e.g. `tags.`. */
  prefix: string
  /** What to know about the rows. */
  children?: ReactNode
}

/** Lets the browser lay out the rows of a table when the reader comes near, and says how high they will be. */
function farRows(count: number): CSSProperties & Record<`--${string}`, string> {
  return {
    '--rows-layout': 'auto',
    '--rows-height': `auto min(var(--table-height), ${rowRem * (count + 1)}rem)`,
  }
}

/** What a row is called: its name, where it has one, and its id. */
function titleOf(row: object, id: string | number): string {
  return 'name' in row && typeof row.name === 'string' && row.name !== id ? `${row.name} (${id})` : `${id}`
}

/** A further table of a block under its own heading. */
export function TableSection<Row extends object>({ children, ...table }: Props<Row>) {
  return (
    <Section title={table.source.title} style={farRows(table.rows.length)}>
      {children}
      <ChosenLinks {...table} titleOf={row => `${table.source.title}: ${titleOf(row, table.rowId(row))}`} />
      <DataTable {...table} />
    </Section>
  )
}
