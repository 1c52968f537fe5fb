import { rowLinks } from '../generated/row-links.ts'
import { ChosenCard } from './ChosenCard.tsx'
import RowLinks from './RowLinks.tsx'

interface Props {
  /** Name of the table. */
  table: string
  id: string | number
  title: string
  /** The table's prefix in the address. */
  prefix: string | undefined
}

/** The card of a row about which there is nothing to say but what it leads to; none where it leads nowhere. */
export default function LinkedRowCard({ table, id, title, prefix }: Props) {
  const known = rowLinks[table]
  if (!known || (known.storedIn.length === 0 && !known.rows[id])) return null
  return (
    <ChosenCard title={title} prefix={prefix} isAside>
      <RowLinks table={table} id={id} />
    </ChosenCard>
  )
}
