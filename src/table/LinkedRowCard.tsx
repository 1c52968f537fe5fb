import { useEffect } from 'react'
import type { RowAddress } from '../generated/algebra/row-address.ts'
import { rowLinks } from '../generated/row-links.ts'
import type { TableSummary } from '../generated/tables.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import { bringRowIntoView } from './bringRowIntoView.ts'
import { ChosenCard } from './ChosenCard.tsx'
import RowLinks from './RowLinks.tsx'

interface Props {
  /** Its table. */
  source: Pick<TableSummary & RowAddress<never>, 'name' | 'prefix'>
  id: string
  title: string
}

/** The card of a row about which there is nothing to say but what it leads to; none where it leads nowhere. */
export default function LinkedRowCard({ source: { name, prefix }, id, title }: Props) {
  // Most rows have no card that brings them into view. Behind the paint that brings the table near the window: only then
  // are its rows as high as they stay.
  useEffect(
    () =>
      afterPaint(() => {
        const scroller = document.querySelector('tr[aria-current]')?.closest('table')?.parentElement
        if (scroller) bringRowIntoView(scroller)
      }),
    [],
  )
  const known = rowLinks[name]
  if (!known || (known.storedIn.length === 0 && !known.rows[id])) return null
  return (
    <ChosenCard title={title} prefix={prefix} isAside>
      <RowLinks table={name} id={id} />
    </ChosenCard>
  )
}
