import { formatFieldPath } from '../shared/field-path.ts'
import type { BlockFormat } from '../shared/format-types.ts'
import { placeFields } from '../shared/place-fields.ts'
import { isRun } from '../shared/types.ts'
import type { FieldStep } from './findField.ts'

/** How a struct is reached from its block: the steps, and the offset of its first use there in a typical save. */
export interface StructPlace {
  readonly steps: readonly FieldStep[]
  readonly offset: number
  /** Whether there is just one of it, at the same offset in every save. */
  readonly isFixed: boolean
}

/** All uses of a struct in its block, in file order. */
export function structPlaces(format: BlockFormat, name: string): readonly StructPlace[] {
  if (name === format.root) return [{ steps: [], offset: 0, isFixed: true }]
  return format.structs.flatMap(parent => {
    const users = placeFields(parent, format.typicalCounts).filter(({ field }) => field.struct === name)
    if (users.length === 0) return []
    return structPlaces(format, parent.name).flatMap(place =>
      users.map(placed => ({
        steps: [...place.steps, { struct: parent.name, placed, index: null }],
        offset: place.offset + placed.offset,
        isFixed: place.isFixed && !placed.isMovable && placed.count === null,
      })),
    )
  })
}

/** Path of a field as programs write it, e.g. `block25.doors[222].flags`; elements without number are `[]`. */
export function formatPath(block: string, steps: readonly FieldStep[]): string {
  const path = steps.map(({ placed: { field, count }, index }, depth) => {
    const isWhole = isRun(field.type) || count === null || (depth === steps.length - 1 && index === null)
    return { name: field.name, brackets: isWhole ? [] : [`${index ?? ''}`] }
  })
  return formatFieldPath(path, block)
}
