import { rowLinks } from '../generated/row-links.ts'
import { RowDetailCard } from './RowDetailCard.tsx'

interface Props {
  /** Name of the table. */
  table: string
  id: string
  /** Address parameter with the id of the row. */
  parameter: string
  title: string
}

/** Card of a row without further details: what it links to. Nothing for a row without links. */
export default function LinkedRowCard({ table, id, parameter, title }: Props) {
  const known = rowLinks[table]
  if (!known || (known.storedIn.length === 0 && !known.rows[id])) return null
  return <RowDetailCard title={title} parameter={parameter} linksOf={[table, id]} />
}
