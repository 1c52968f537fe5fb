import { fieldRoute } from '../generated/algebra/route.ts'

/** Route of a place in the save file: the page of the block, with the field at an offset (hex digits) chosen. */
export function blockRoute(block: string, offsetHex?: string | null): string {
  return offsetHex ? fieldRoute(block, offsetHex) : `/block/${block}`
}

/** Route of a statistic: its row in the table of block 16. */
export function statisticRoute(id: string): string {
  return `/block/16?stats.row=${id}`
}

interface Props {
  /** Two digits of the block. */
  block: string
  /** Offset in the block as hex digits; links to the field there. */
  offsetHex?: string | null
  /** Shows the offset alone where the block is clear. */
  isShort?: boolean
}

/** A place in the save file, e.g. 25:053D, as a link to its documentation. */
export function BlockAddress({ block, offsetHex, isShort = false }: Props) {
  const place = offsetHex ? (isShort ? offsetHex : `${block}:${offsetHex}`) : block
  return (
    <a href={`#${blockRoute(block, offsetHex)}`}>
      <code>{place}</code>
    </a>
  )
}
