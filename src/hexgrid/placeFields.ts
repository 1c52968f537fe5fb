import type { Count, Field, Struct } from '../generated/format/types.ts'

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

/** Counts by the name of the count field, or of a list that is read up to an end mark. */
export type Counts = Readonly<Record<string, number>>

/**
 * Bytes of one element of a field; of the whole field for texts and raw runs.
 * @throws where elements have no fixed size, which no field of a save file has
 */
export function elementBytes({ name, elementSize }: Field): number {
  if (elementSize === null) throw new Error(`elements of ${name} have no fixed size`)
  return elementSize
}

/** Number of elements of a field, null for a single value; counts that are not given count as 0. */
export function countElements(name: string, count: Count | null, counts: Counts): number | null {
  if (count === null) return null
  if (count.kind === 'fixed') return count.value
  if (count.kind === 'until') return counts[name] ?? 0
  return Math.max(0, ((counts[count.field] ?? 0) - count.minus) / count.divide)
}

/** The fields of a struct with their places, for given counts. */
export function placeFields(struct: Struct, counts: Counts): readonly PlacedField[] {
  let end = 0
  return struct.fields.map(field => {
    const offset = end
    const count = countElements(field.name, field.count, counts)
    const sizeBytes = field.size ?? (count ?? 1) * elementBytes(field)
    end = offset + sizeBytes
    return { field, offset, sizeBytes, count, isMovable: field.offsetAfter.length > 0 }
  })
}
