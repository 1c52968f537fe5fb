import { use } from 'react'
import type { Link } from '#shared/link-types.ts'
import { rowLinks } from '../generated/row-links.ts'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { Joined } from '../ui/Joined.tsx'
import { RenderMode } from '../ui/renderMode.ts'

function Links({ links }: { links: readonly Link[] }) {
  return <Joined items={links}>{([title, route]) => <a href={`#${route}`}>{title}</a>}</Joined>
}

interface Props {
  /** Name of the table. */
  table: string
  id: string | number
}

/**
 * Links from a row to rows of other tables, and to the fields of the save that store its key: the same for each row, so they
 * are left out where all cards are open.
 */
export function RowLinks({ table, id }: Props) {
  const isDocument = use(RenderMode) === 'document'
  const known = rowLinks[table]
  if (!known) return null
  const facts = known.rows[id]?.map(([term, links]): Fact => [term, <Links key={term} links={links} />])
  const isStored = known.storedIn.length > 0 && !isDocument
  const storedIn: Fact = ['Stored in', isStored && <Links links={known.storedIn} />]
  return <FactList facts={[...(facts ?? []), storedIn]} />
}
