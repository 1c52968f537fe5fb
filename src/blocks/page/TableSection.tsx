import type { ReactNode } from 'react'
import { DataTable } from '../../table/DataTable.tsx'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { LazyLayout } from '../../ui/LazyLayout.tsx'
import { Section } from './Section.tsx'

interface Props<Row extends object> {
  table: TableDefinition<Row>
  /** Introduction to the rows. */
  children?: ReactNode
}

/** A further table of a block under its own heading. */
export function TableSection<Row extends object>({ table, children }: Props<Row>) {
  return (
    <Section title={table.source.title}>
      {children}
      <LazyLayout count={table.rows.length}>
        <DataTable table={table} />
      </LazyLayout>
    </Section>
  )
}
