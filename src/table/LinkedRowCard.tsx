import { useEffect } from 'react'
import { rowLinks } from '../generated/row-links.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import { bringRowIntoView } from './bringRowIntoView.ts'
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
  // Behind the paint of the card, which comes into view by itself and brings the table near the window: only then are its
  // rows as high as they stay. The row is what the address asks for.
  useEffect(
    () =>
      afterPaint(() => {
        const scroller = document.querySelector('tr[aria-current]')?.closest('table')?.parentElement
        if (scroller) bringRowIntoView(scroller)
      }),
    [],
  )
  const known = rowLinks[table]
  if (!known || (known.storedIn.length === 0 && !known.rows[id])) return null
  return (
    <ChosenCard title={title} prefix={prefix}>
      <RowLinks table={table} id={id} />
    </ChosenCard>
  )
}
