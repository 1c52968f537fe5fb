import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { rowId, type TableDefinition } from './tableDefinition.ts'

const LinkedRowCard = lazyWithRetry(() => import('./LinkedRowCard.tsx'), null)

/** Details for tables without a card of their own: what a row links to. */
export function toLinkedRowCard<Row extends object>(
  { source }: TableDefinition<Row>,
  titleOf: (row: Row) => string,
) {
  return (row: Row) => {
    const id = rowId(source, row)
    return (
      <LinkedRowCard
        key={id}
        table={source.name}
        id={id}
        parameter={`${source.prefix ?? ''}row`}
        title={titleOf(row)}
      />
    )
  }
}
