import { Link } from 'react-router-dom'
import { useFieldLink } from '../../hexgrid/useFieldLink.ts'

/** An offset in the block of this page, as a link to the field there. Nothing for an empty cell. */
export function OffsetLink({ offsetHex }: { offsetHex: string | null }) {
  const linkTo = useFieldLink()
  if (offsetHex === null) return null
  return (
    <Link to={linkTo(offsetHex)}>
      <code>{offsetHex}</code>
    </Link>
  )
}
