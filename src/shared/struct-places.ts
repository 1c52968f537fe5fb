import type { Counts } from './count.ts'
import type { Field, Struct } from './field-types.ts'
import { elementStride } from './layout.ts'
import { type PlacedExtent, placeFields } from './place-fields.ts'
import { onlyValue } from './range.ts'

/** One step from the block, or a struct, down to a byte. */
export interface FieldStep {
  readonly struct: string
  readonly placed: PlacedExtent<Field>
  /** Index of the array element, null for the whole field. */
  readonly index: number | null
}

/** The structs of a block. */
interface BlockStructs {
  readonly root: string | null
  readonly structs: readonly Struct[]
  readonly typicalCounts: Counts
}

/** The path of a struct from its block, and the offset of its first element in a typical save. */
export interface StructPlace {
  readonly steps: readonly FieldStep[]
  readonly offset: number
  /** Bytes from one element to the next, the outermost array first; empty where there is just one element. */
  readonly strides: readonly number[]
  /** Elements in a typical save. */
  readonly count: number
  /** Whether counts in the file shift it. */
  readonly isMovable: boolean
}

/** Whether an array has just one element in every save, as the players of block 02. */
export function hasOneElement({ fields }: Struct, { count }: Field): boolean {
  if (count?.kind === 'fixed') return count.value === 1
  if (count?.kind !== 'field') return count === null
  const counter = fields.find(({ name }) => name === count.field)
  return count.minus === 0 && count.divide === 1 && onlyValue(counter?.range ?? null) === 1
}

/** All uses of a struct in its block, in file order. */
export function structPlaces(format: BlockStructs, name: string): readonly StructPlace[] {
  if (name === format.root) return [{ steps: [], offset: 0, strides: [], count: 1, isMovable: false }]
  return format.structs.flatMap(parent => {
    const users = placeFields(parent, format.typicalCounts).filter(({ field }) => field.struct === name)
    if (users.length === 0) return []
    return structPlaces(format, parent.name).flatMap(place =>
      users.map(placed => {
        const { field, offset, count, isMovable } = placed
        const isOne = hasOneElement(parent, field)
        return {
          steps: [...place.steps, { struct: parent.name, placed, index: null }],
          offset: place.offset + offset,
          strides: isOne ? place.strides : [...place.strides, elementStride(field)],
          count: place.count * (count ?? 1),
          isMovable: place.isMovable || isMovable,
        }
      }),
    )
  })
}

/** The offset of a struct that occurs once, at the same offset of its block in every save; null for any other. */
export function soleStart(format: BlockStructs, name: string): number | null {
  const [place, ...others] = structPlaces(format, name)
  const isSole = place && others.length === 0 && place.strides.length === 0 && !place.isMovable
  return isSole ? place.offset : null
}
