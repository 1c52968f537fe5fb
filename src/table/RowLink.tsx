import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

interface Props {
  id: string | number
  /** The table's prefix in the address. */
  prefix?: string
  children: ReactNode
}

/** Link that chooses a row of the table it stands in; filters and sorting stay as they are. */
export function RowLink({ id, prefix = '', children }: Props) {
  const [parameters] = useSearchParams()
  const next = new URLSearchParams(parameters)
  next.set(`${prefix}row`, String(id))
  return <Link to={{ search: next.toString() }}>{children}</Link>
}
