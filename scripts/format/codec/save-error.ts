import { byteText } from '../../../src/shared/hex.ts'

/**
 * A position in a save file, in words. @param offset bytes from the start of the file @param block number of
 * the block; null outside all blocks
 */
export function offsetText(offset: number, block: string | null): string {
  return block === null ? byteText(offset) : `block ${block}, ${byteText(offset)}`
}

/** What is wrong with a save file, and at which offset. */
export class SaveError extends Error {
  override readonly name = 'SaveError'
  /** What is wrong, without the position. */
  readonly reason: string
  /** Bytes from the start of the file. */
  readonly offset: number
  /** Number of the block; null outside all blocks. */
  readonly block: string | null
  /** Names and indexes that lead from the block to the value, e.g. `cars[12].alarm_chance`; empty when it is about no single value. */
  readonly path: string

  constructor(reason: string, offset: number, block: string | null, path = '') {
    super(`${offsetText(offset, block)}: ${reason}`)
    this.reason = reason
    this.offset = offset
    this.block = block
    this.path = path
  }
}
