import type { BlockFormat, Struct } from '../shared/format-types.ts'
import { structPlaces } from './fieldPath.ts'
import type { PlacedField } from './placedField.ts'

/** Where a field stands in a typical file. */
export interface FilePlace {
  readonly offset: number
  /** Whether counts in the file can move it. */
  readonly isUsual: boolean
  /** Whether it is the first of several: its struct occurs more than once. */
  readonly isFirst: boolean
}

/** The place of a field of a struct in a typical file; null for a page that is no block. */
export function filePlace(format: BlockFormat, struct: Struct, placed: PlacedField): FilePlace | null {
  const [place, ...others] = structPlaces(format, struct.name)
  if (!place || format.typicalStart === null) return null
  const isRepeated = others.length > 0 || place.steps.some(({ placed: { count } }) => (count ?? 1) > 1)
  const isMovable = placed.isMovable || place.steps.some(step => step.placed.isMovable)
  return {
    offset: format.typicalStart + place.offset + placed.offset,
    isUsual: isMovable || !format.isStartFixed,
    isFirst: isRepeated,
  }
}
