import { byteText } from '#shared/number.ts'

/** Where the fault of a save is. */
interface FaultPosition {
  /** Bytes from the start of the file. */
  readonly offset: number
  /** Number of the block; null outside all blocks. */
  readonly block: string | null
  /** As {@link SaveError.path}. */
  readonly path?: string
}

/** A position in a save file, in words. */
function offsetText(offset: number, block: string | null): string {
  return block === null ? byteText(offset) : `block ${block}, ${byteText(offset)}`
}

/**
 * What kind of fault a save has: a wrong length, no marker where one belongs, contents that contradict each other or the
 * length, a wrong checksum, a file of another game, a value that does not fit its field, or one that breaks a rule of the format.
 */
export type SaveErrorCode = 'length' | 'marker' | 'contents' | 'checksum' | 'foreign' | 'value' | 'rule'

/** What is wrong with a save file, and at which offset. */
export class SaveError extends Error {
  override readonly name = 'SaveError'
  readonly code: SaveErrorCode
  /** What is wrong, without position and path. */
  readonly reason: string
  /** Bytes from the start of the file. */
  readonly offset: number
  /** Number of the block; null outside all blocks. */
  readonly block: string | null
  /** Path of the value as `offsetOf` takes it, e.g. `block12.cars[12].alarm_chance`; empty if it concerns no single value. */
  readonly path: string

  /** @internal */
  constructor(code: SaveErrorCode, reason: string, { offset, block, path = '' }: FaultPosition) {
    // The reason of another fault names its fields itself.
    const isOfValue = path !== '' && (code === 'value' || code === 'rule')
    super(isOfValue ? `${byteText(offset)}: ${path} ${reason}` : `${offsetText(offset, block)}: ${reason}`)
    this.code = code
    this.reason = reason
    this.offset = offset
    this.block = block
    this.path = path
  }
}
