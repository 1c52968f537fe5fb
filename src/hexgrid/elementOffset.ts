import type { BlockFormat } from '../generated/format/types.ts'
import { type Counts, placeFields } from './placeFields.ts'

/**
 * Offset in the block of an element of one of its lists.
 * @param counts those of a typical save unless given
 * @throws when the block has no such list
 */
export function elementOffset(
  format: BlockFormat,
  list: string,
  index: number,
  counts: Counts = format.typicalCounts,
): number {
  const root = format.structs.find(({ name }) => name === format.root)
  const placed = root && placeFields(root, counts).find(({ field }) => field.name === list)
  if (!placed) throw new Error(`block ${format.number} has no list ${list}`)
  return placed.offset + index * (placed.field.elementSize ?? 0)
}
