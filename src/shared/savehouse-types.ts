/** Offsets in block 25 of a door and of its target. */
export interface DoorBytes {
  readonly doorHex: string
  readonly targetHex: string
}

/** Offsets of a door in saves made indoors and outdoors. */
export interface DoorOffsets {
  readonly indoors: DoorBytes
  readonly outdoors: DoorBytes
}

/** Bytes to write at an offset. */
interface ByteWrite {
  readonly block: string
  /** Offset in the block. */
  readonly offsetHex: string
  /** As shown in a hex editor, e.g. `59 F2 9D 44`. */
  readonly bytes: string
  /** The number that they are, if it is a float. */
  readonly float?: number
  readonly what: string
}

/** Bytes that put the player into a savehouse, by save place. */
export interface SavehouseBytes {
  /** Id of the save place. */
  readonly savePlace: number
  readonly writes: readonly ByteWrite[]
}

/** Bytes that only a save made indoors has; the padding after the last block compensates for them. */
export interface ListMove {
  readonly size: number
  /** Their offset. */
  readonly block: string
  readonly offsetHex: string
  /** End of the last block, where the padding grows or shrinks by as many bytes. */
  readonly endBlock: string
  readonly endHex: string
}
