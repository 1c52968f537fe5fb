import { type Counts, countElements } from '../shared/count.ts'
import type { Field, Struct } from '../shared/format-types.ts'
import { fieldSize } from '../shared/layout.ts'

/** A field at its place in a struct. */
export interface PlacedField {
  readonly field: Field
  /** Bytes from the start of the struct; in a typical save where the place depends on counts. */
  readonly offset: number
  /** Bytes of the whole field, likewise. */
  readonly sizeBytes: number
  /** Elements, or bytes for texts and raw runs; null for a single value. */
  readonly count: number | null
  /** Whether counts in the file move the field. */
  readonly isMovable: boolean
}

/** The fields of a struct with their places, for given counts. */
export function placeFields(struct: Struct, counts: Counts): readonly PlacedField[] {
  let end = 0
  return struct.fields.map(field => {
    const offset = end
    const count = countElements(field.name, field.count, counts)
    const sizeBytes = fieldSize(field, counts)
    end = offset + sizeBytes
    return { field, offset, sizeBytes, count, isMovable: field.offsetAfter.length > 0 }
  })
}
