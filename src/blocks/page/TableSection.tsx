import type { ReactNode } from 'react'
import { blockRoute } from '../../shared/route.ts'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { LazyLayout } from '../../ui/LazyLayout.tsx'
import { Section } from './Section.tsx'

interface OffsetRow {
  readonly offsetHex: string
}

/** Column with the offset of a row in a block, as a link to the bytes there. */
export function offsetColumn(block: string): Column<OffsetRow> {
  return {
    key: 'offsetHex',
    label: 'Offset',
    kind: 'hex',
    hint: 'Offset in the block',
    link: ({ offsetHex }) => blockRoute(block, offsetHex),
  }
}

/** A table with the offset of each row as its first column. */
export function withOffset<Row extends OffsetRow>(
  block: string,
  table: TableDefinition<Row>,
): TableDefinition<Row> {
  return { ...table, columns: [offsetColumn(block), ...table.columns] }
}

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
