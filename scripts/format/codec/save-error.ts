import { bytePlace } from '../../algebra/hex.ts'
/** What is wrong with a save file, and where. */
export class SaveError extends Error {
  override readonly name = 'SaveError'
  /** What is wrong, without the place. */
  readonly reason: string
  /** Bytes from the start of the file. */
  readonly offset: number
  /** Number of the block; null outside of all blocks. */
  readonly block: string | null

  constructor(reason: string, offset: number, block: string | null) {
    const place = bytePlace(offset)
    super(block === null ? `${place}: ${reason}` : `block ${block}, ${place}: ${reason}`)
    this.reason = reason
    this.offset = offset
    this.block = block
  }
}
