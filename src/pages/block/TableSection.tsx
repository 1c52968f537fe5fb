import type { CSSProperties, ReactNode } from 'react'
import { rowName } from '../../generated/algebra/row-address.ts'
import { ChosenLinks } from '../../table/ChosenLinks.tsx'
import { rowRem } from '../../table/columnTracks.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { ShownTable } from '../../table/shownTable.ts'
import { Section } from './Section.tsx'

interface Props<Row extends object> {
  table: ShownTable<Row>
  /** What to know about the rows. */
  children?: ReactNode
}

/** Lets the browser lay out the rows of a table when the reader comes near, and says how high they will be. */
function farRows(count: number): CSSProperties & Record<`--${string}`, string> {
  return {
    '--far-layout': 'auto',
    '--rows-height': `auto min(var(--table-height), ${rowRem * (count + 1)}rem)`,
  }
}

/** What a row is called: its name, where it has one, and its id. */
function titleOf(row: object, id: string): string {
  return 'name' in row && typeof row.name === 'string' && row.name !== id ? `${row.name} (${id})` : id
}

/** A further table of a block under its own heading. */
export function TableSection<Row extends object>({ table, children }: Props<Row>) {
  const { source, rows } = table
  return (
    <Section title={source.title} style={farRows(rows.length)}>
      {children}
      <ChosenLinks table={table} titleOf={row => `${source.title}: ${titleOf(row, rowName(source, row))}`} />
      <DataTable table={table} />
    </Section>
  )
}
