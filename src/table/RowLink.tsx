import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface Props {
  id: string | number
  children: ReactNode
}

/** Link that selects a row of the only table on its page and keeps filters and sorting. */
export function RowLink({ id, children }: Props) {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search)
  next.set('row', String(id))
  return <a href={`#${pathname}?${next}`}>{children}</a>
}
