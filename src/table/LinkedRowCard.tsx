import { ChosenCard } from './ChosenCard.tsx'

interface Props {
  /** Name of the table. */
  table: string
  id: string | number
  title: string
  /** The table's prefix in the address. */
  prefix: string
}

/** The card of a row about which there is nothing to say but what it leads to. */
export default function LinkedRowCard({ table, id, title, prefix }: Props) {
  return <ChosenCard title={title} prefix={prefix} linksOf={[table, id]} />
}
