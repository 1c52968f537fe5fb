import { blockRoute } from '../shared/route.ts'

interface Props {
  /** Two digits of the block. */
  block: string
  /** Offset in the block as hex digits; links to the field there. */
  offsetHex?: string | null
  /** Shows only the offset if the block is clear. */
  isShort?: boolean
}

/** An offset in the save file, e.g. 25:053D, as a link to its documentation. */
export function BlockAddress({ block, offsetHex, isShort = false }: Props) {
  const address = offsetHex ? (isShort ? offsetHex : `${block}:${offsetHex}`) : block
  return (
    <a href={`#${blockRoute(block, offsetHex)}`}>
      <code>{address}</code>
    </a>
  )
}
