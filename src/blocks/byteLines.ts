import { parseHex, toHex } from '../shared/hex.ts'
import type { FileStarts } from './fileStarts.ts'

/** Bytes at an offset of a block. */
interface WrittenBytes {
  readonly block: string
  readonly offsetHex: string
  /** E.g. `59 F2 9D 44`. */
  readonly bytes: string
}

/** The offset in the file, e.g. `0x1DFDC`. @param start of the block @param offset in the block */
export const fileOffsetText = (start: number, offset: number): string => `0x${toHex(start + offset, 5)}`

/**
 * Bytes to write, a line per field: `15:0004 = 40 42 0F 00`, or `0x1DFDC = 40 42 0F 00` if the user entered the start of a block.
 */
export function byteLines(writes: readonly WrittenBytes[], starts: FileStarts): string {
  return writes
    .map(({ block, offsetHex, bytes }) => {
      const start = starts.areGiven ? starts.startOf(block) : null
      const address = start === null ? `${block}:${offsetHex}` : fileOffsetText(start, parseHex(offsetHex))
      return `${address} = ${bytes}`
    })
    .join('\n')
}
