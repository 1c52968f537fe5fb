import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface Props {
  id: string | number
  /** The table's prefix in the address. */
  prefix?: string
  children: ReactNode
}

/** Link that chooses a row of the table it stands in; filters and sorting stay as they are. */
export function RowLink({ id, prefix = '', children }: Props) {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search)
  next.set(`${prefix}row`, String(id))
  return <a href={`#${pathname}?${next}`}>{children}</a>
}
