import { toHex } from '../shared/hex.ts'
import { markerOrdinal } from './blockStart.ts'
import { fileOffsetText } from './byteLines.ts'

interface Props {
  block: string
  /** Of the block in the file; null if unknown. */
  start: number | null
  /** In the block. */
  offset: number
}

/** An offset in the file if the start of its block is known, otherwise how to find it. */
export function FileOffset({ block, start, offset }: Props) {
  if (start !== null) return <code>{fileOffsetText(start, offset)}</code>
  return (
    <>
      {markerOrdinal({ number: block })} <code>BLOCK</code> marker + <code>0x{toHex(offset)}</code>
    </>
  )
}
