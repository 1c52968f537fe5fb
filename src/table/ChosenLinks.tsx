import { lazy } from 'react'
import type { TableSummary } from '../generated/tables.ts'
import { OnDemand } from '../ui/OnDemand.tsx'
import { useChosenRow } from './useChosenRow.ts'

const LinkedRowCard = lazy(() => import('./LinkedRowCard.tsx'))

interface Props<Row> {
  source: TableSummary
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  titleOf: (row: Row) => string
  /** The table's prefix in the address. */
  prefix?: string
}

/** What the chosen row of a table leads to, for tables without a card of their own; loaded when a row is chosen. */
export function ChosenLinks<Row>({ source, rows, rowId, titleOf, prefix = '' }: Props<Row>) {
  const chosen = useChosenRow(rows, rowId, prefix)
  if (!chosen) return null
  const id = rowId(chosen)
  return (
    <OnDemand>
      <LinkedRowCard key={id} table={source.name} id={id} title={titleOf(chosen)} prefix={prefix} />
    </OnDemand>
  )
}
