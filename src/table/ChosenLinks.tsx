import { rowName } from '../generated/algebra/row-address.ts'
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
  const id = rowName(table.source, chosen)
  return <LinkedRowCard key={id} source={table.source} id={id} title={titleOf(chosen)} />
}
