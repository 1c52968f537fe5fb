import type { BlockFormat, Struct } from '../shared/format-types.ts'
import { structPlaces } from './fieldPath.ts'
import type { PlacedField } from './placedField.ts'

/** Where a field is in the file. */
export interface FileOffset {
  /** In bytes from the start of the file. */
  readonly offset: number
  /** Whether it is the first of several: its struct occurs more than once. */
  readonly isFirst: boolean
}

/**
 * The offset of a field in the file; null where it depends on the save.
 * @param start of its block in the file; null if unknown
 */
export function fileOffset(
  format: BlockFormat,
  struct: Struct,
  placed: PlacedField,
  start: number | null,
): FileOffset | null {
  const [place, ...others] = structPlaces(format, struct.name)
  if (!place || start === null) return null
  if (placed.isMovable || place.steps.some(step => step.placed.isMovable)) return null
  const isFirst = others.length > 0 || place.steps.some(({ placed: { count } }) => (count ?? 1) > 1)
  return { offset: start + place.offset + placed.offset, isFirst }
}
