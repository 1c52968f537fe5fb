import { Fragment } from 'react'
import { rowLinks } from '../generated/row-links.ts'
import type { Link } from '../shared/link-types.ts'
import { type Fact, FactList } from '../ui/FactList.tsx'

function Links({ links }: { links: readonly Link[] }) {
  return links.map(([title, route], index) => (
    <Fragment key={route}>
      {index > 0 && ', '}
      <a href={`#${route}`}>{title}</a>
    </Fragment>
  ))
}

/** What a row has to do with rows of other tables, and the fields of the save that store its key. */
export default function RowLinks({ table, id }: { table: string; id: string | number }) {
  const known = rowLinks[table]
  if (!known) return null
  const facts = known.rows[id]?.map(([term, links]): Fact => [term, <Links key={term} links={links} />])
  const storedIn: Fact = ['Stored in', known.storedIn.length > 0 && <Links links={known.storedIn} />]
  return <FactList facts={[...(facts ?? []), storedIn]} />
}
