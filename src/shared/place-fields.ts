import { type Count, type Counts, countElements } from './count.ts'
import { type FieldExtent, fieldSize } from './layout.ts'

interface MovableExtent extends FieldExtent {
  readonly count: Count | null
  /** Earlier fields whose counts shift it. */
  readonly offsetAfter: readonly string[]
}

/** A field at its offset in a struct. */
export interface PlacedExtent<Field extends MovableExtent> {
  readonly field: Field
  /** Bytes from the start of the struct, for the given counts. */
  readonly offset: number
  /** Bytes of the whole field, likewise. */
  readonly sizeBytes: number
  /** Elements, or bytes for texts and raw runs; null for a single value. */
  readonly count: number | null
  /** Whether counts in the file shift the field. */
  readonly isMovable: boolean
}

/** Places the fields of a struct at their offsets, for given counts. */
export function placeFields<Field extends MovableExtent>(
  { fields }: { readonly fields: readonly Field[] },
  counts: Counts,
): readonly PlacedExtent<Field>[] {
  let end = 0
  return fields.map(field => {
    const offset = end
    const sizeBytes = fieldSize(field, counts)
    end = offset + sizeBytes
    const count = countElements(field.name, field.count, counts)
    return { field, offset, sizeBytes, count, isMovable: field.offsetAfter.length > 0 }
  })
}
