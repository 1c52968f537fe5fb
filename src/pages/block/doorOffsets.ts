import type { BlockFormat } from '../../generated/format/types.ts'
import { elementOffset } from '../../hexgrid/elementOffset.ts'

/** Where a door stands in block 25, and where its target, in bytes from the start of the block. */
export interface DoorOffsets {
  readonly door: number
  readonly target: number
}

/**
 * Offsets of the door with a number, for saves made inside (one door is on the stack) and outside (none is).
 * @param format the format of block 25
 */
export function doorOffsets(
  format: BlockFormat,
  number: number,
): { inside: DoorOffsets; outside: DoorOffsets } {
  const fields = format.structs.find(({ name }) => name === 'door')?.fields
  const targetOffset = fields?.find(({ name }) => name === 'linked')?.offset ?? 0
  const place = (stackDepth: number): DoorOffsets => {
    const counts = { ...format.typicalCounts, stack_depth: stackDepth }
    const door = elementOffset(format, 'doors', number, counts)
    return { door, target: door + targetOffset }
  }
  return { inside: place(1), outside: place(0) }
}
