import { type ReactNode, useMemo } from 'react'
import { blockRoute } from '../../shared/route.ts'
import { formatRowId } from '../../shared/row-address.ts'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { toLinkedRowCard } from '../../table/toLinkedRowCard.tsx'
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

/** Title of a row: its name, if it has one, and its id. */
function titleOf(row: object, id: string): string {
  return 'name' in row && typeof row.name === 'string' && row.name !== id ? `${row.name} (${id})` : id
}

/** A further table of a block under its own heading. */
export function TableSection<Row extends object>({ table, children }: Props<Row>) {
  const { source } = table
  const detail = useMemo(
    () => toLinkedRowCard(table, row => `${source.title}: ${titleOf(row, formatRowId(source, row))}`),
    [table, source],
  )
  return (
    <Section title={source.title}>
      {children}
      <LazyLayout count={table.rows.length}>
        <DataTable table={table} detail={detail} />
      </LazyLayout>
    </Section>
  )
}
