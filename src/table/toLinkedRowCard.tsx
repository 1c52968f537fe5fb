import { formatRowId } from '../shared/row-address.ts'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { RowDetailCard } from './RowDetailCard.tsx'
import type { TableDefinition } from './tableDefinition.ts'

const IfLinked = lazyWithRetry(async () => (await import('./RowLinks.tsx')).IfLinked, null)

/** Details for tables without a card of their own: what a row links to; nothing for a row without links. */
export function toLinkedRowCard<Row extends object>(
  { source }: TableDefinition<Row>,
  titleOf: (row: Row) => string,
) {
  return (row: Row) => {
    const id = formatRowId(source, row)
    return (
      <IfLinked key={id} table={source.name} id={id}>
        <RowDetailCard
          title={titleOf(row)}
          parameter={`${source.prefix ?? ''}row`}
          linksOf={[source.name, id]}
        />
      </IfLinked>
    )
  }
}
