import { parseHex, toHex } from '../shared/hex.ts'
import type { FileStarts } from './fileStarts.ts'

/** Bytes at an offset of a block. */
interface WrittenBytes {
  readonly block: string
  readonly offsetHex: string
  /** E.g. `59 F2 9D 44`. */
  readonly bytes: string
}

/** The offset in the file, e.g. `0x1DFDC`; null if the start of the block is unknown. */
export function fileOffsetText(starts: FileStarts, block: string, offsetHex: string): string | null {
  const start = starts.startOf(block)
  return start === null ? null : `0x${toHex(start + parseHex(offsetHex), 5)}`
}

/**
 * Bytes to write, a line per field: `15:0004 = 40 42 0F 00`, or `0x1DFDC = 40 42 0F 00` if the user entered the start of a block.
 */
export function byteLines(writes: readonly WrittenBytes[], starts: FileStarts): string {
  return writes
    .map(({ block, offsetHex, bytes }) => {
      const inFile = starts.areGiven ? fileOffsetText(starts, block, offsetHex) : null
      return `${inFile ?? `${block}:${offsetHex}`} = ${bytes}`
    })
    .join('\n')
}
