import type { BlockFormat, Struct } from '../shared/format-types.ts'
import { elementStride } from '../shared/layout.ts'
import { type FieldStep, structPlaces } from '../shared/struct-places.ts'
import { formatPath } from './fieldPath.ts'
import type { FoundField } from './findField.ts'
import type { PlacedField } from './placedField.ts'

/** The offset of a field, if one number can express it. */
export interface FieldPosition {
  /** Bytes from the start of the block when `isInBlock`, else of the struct. */
  readonly offset: number
  readonly isInBlock: boolean
  /** The same from the start of its struct; null where the block is its struct. */
  readonly inStruct: number | null
  /** For a field of a repeated struct: the offset of the first one in a typical save. */
  readonly firstInBlock: number | null
  readonly path: string
  /** The way from the block to the field. */
  readonly steps: readonly FieldStep[]
}

/** Bytes from the start of the first step's struct to the element of the last step. */
function sumOffsets(steps: readonly FieldStep[]): number {
  return steps.reduce(
    (sum, { placed, index }) =>
      sum + placed.offset + (index === null ? 0 : index * elementStride(placed.field)),
    0,
  )
}

/**
 * The place of a field of a struct. An offset in the block is given when the address named one, or when the struct
 * occurs once at a fixed place; then the path has the number of each array element too.
 * @param found what the address names, null when it does not lead through the field
 */
export function findPlace(
  format: BlockFormat,
  struct: Struct,
  placed: PlacedField,
  found: FoundField | null,
): FieldPosition {
  const inStruct = struct.name === format.root ? null : placed.offset
  const depth = found?.steps.findIndex(step => step.placed.field === placed.field) ?? -1
  if (found && depth >= 0 && found.steps[0]?.struct === format.root) {
    const steps = found.steps.slice(0, depth + 1)
    const path = formatPath(format.number, steps)
    return { offset: sumOffsets(steps), isInBlock: true, inStruct, firstInBlock: null, path, steps }
  }
  const [place, ...others] = structPlaces(format, struct.name)
  if (!place) throw new Error(`block ${format.number} does not use its struct ${struct.name}`)
  const steps = [...place.steps, { struct: struct.name, placed, index: null }]
  const path = formatPath(format.number, steps)
  const first = place.offset + placed.offset
  if (others.length === 0 && place.strides.length === 0 && !place.isMovable)
    return { offset: first, isInBlock: true, inStruct, firstInBlock: null, path, steps }
  return { offset: placed.offset, isInBlock: false, inStruct, firstInBlock: first, path, steps }
}
