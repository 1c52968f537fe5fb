import { formatFieldPath } from '../shared/field-path.ts'
import type { FieldStep } from '../shared/struct-places.ts'
import { isRun } from '../shared/types.ts'

/** Path of a field, e.g. `block25.doors[222].flags`; elements without an index are `[]`. */
export function formatPath(block: string, steps: readonly FieldStep[]): string {
  const path = steps.map(({ placed: { field, count }, index }, depth) => {
    const isWhole = isRun(field.type) || count === null || (depth === steps.length - 1 && index === null)
    return { name: field.name, brackets: isWhole ? [] : [`${index ?? ''}`] }
  })
  return formatFieldPath(path, block)
}
