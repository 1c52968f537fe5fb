import { OffsetLink } from '../OffsetLink.tsx'

/** The position of a script variable, as a link to its bytes. */
export function PositionLink({ positionHex }: { positionHex: string | null }) {
  return <OffsetLink offsetHex={positionHex} />
}
