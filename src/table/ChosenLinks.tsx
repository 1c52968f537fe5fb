import { laterPart } from '../ui/laterPart.tsx'
import type { ShownTable } from './shownTable.ts'
import { useChosenRow } from './useChosenRow.ts'

const LinkedRowCard = laterPart(() => import('./LinkedRowCard.tsx'))

interface Props<Row extends object> {
  table: ShownTable<Row>
  titleOf: (row: Row) => string
}

/** What the chosen row of a table leads to, for tables without a card of their own; loaded when a row is chosen. */
export function ChosenLinks<Row extends object>({ table, titleOf }: Props<Row>) {
  const chosen = useChosenRow(table)
  if (!chosen) return null
  const id = table.rowId(chosen)
  return (
    <LinkedRowCard key={id} table={table.source.name} id={id} title={titleOf(chosen)} prefix={table.prefix} />
  )
}
