import type { BlockFormat, Element, Struct } from '../shared/format-types.ts'
import { elementStride } from '../shared/layout.ts'
import { placeFields } from '../shared/place-fields.ts'
import type { FieldStep } from '../shared/struct-places.ts'
import { isRun } from '../shared/types.ts'

/** The target of an address; `steps` lead from its struct down to the innermost field. */
export interface FoundField {
  readonly steps: readonly FieldStep[]
  /** Requested offset, in the struct of the first step. */
  readonly offset: number
  /** Byte of the innermost value, 0 for its first. */
  readonly byte: number
  readonly element: Element | null
}

/** The field of a struct that covers an offset, and the field inside it as far as the definition goes. */
export function findAtOffset(format: BlockFormat, struct: Struct, offset: number): FoundField | null {
  const placed = placeFields(struct, format.typicalCounts).find(
    candidate => offset >= candidate.offset && offset < candidate.offset + candidate.sizeBytes,
  )
  if (!placed) return null
  const { field, count } = placed
  const rest = offset - placed.offset
  // Of elements that differ in size, the address finds those of the first.
  const elementSize = isRun(field.type) ? 1 : elementStride(field) || placed.sizeBytes
  const index = count === null ? null : Math.floor(rest / elementSize)
  const byte = rest % elementSize
  const inner = format.structs.find(({ name }) => name === field.struct)
  if (inner && byte > 0) {
    const found = findAtOffset(format, inner, byte)
    if (found) return { ...found, steps: [{ struct: struct.name, placed, index }, ...found.steps], offset }
  }
  const element = field.elements?.find(candidate => candidate.index === index) ?? null
  const isWhole = rest === 0 && element === null
  return { steps: [{ struct: struct.name, placed, index: isWhole ? null : index }], offset, byte, element }
}
