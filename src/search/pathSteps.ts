import { at } from './cells.ts'
import type { IndexedField, IndexedStep, IndexedStruct } from './indexedLayout.ts'
import type { PathStep } from './readPath.ts'
import type { SearchIndex } from './searchIndex.ts'

/** The fields of a path; null if it is invalid. */
export function follow(
  index: SearchIndex,
  struct: IndexedStruct,
  path: readonly PathStep[],
): readonly IndexedStep[] | null {
  const steps: IndexedStep[] = []
  let inner: IndexedStruct | null = struct
  for (const { name, index: element } of path) {
    const field: IndexedField | undefined = inner?.fields.find(
      ({ number }) => at(index.fieldEntries, number).title === name,
    )
    if (!field || (element !== null && element * field.stride >= field.size)) return null
    if (element !== null && field.stride === 0) return null
    steps.push({ field, index: element })
    inner = field.inner
  }
  return steps
}

/** Bytes from the start of the first struct. */
export function offsetOf(steps: readonly IndexedStep[]): number {
  return steps.reduce((sum, { field, index }) => sum + field.offset + (index ?? 0) * field.stride, 0)
}

/**
 * Whether a path selects a single offset, with an index for each list. The offset of the first byte alone
 * would select the enclosing struct.
 */
export function isOne(steps: readonly IndexedStep[]): boolean {
  const isEachTold = steps.slice(0, -1).every(({ field, index }) => index !== null || field.stride === 0)
  const isInside = steps.length > 1 && (steps.at(-1)?.field.offset ?? 0) > 0
  return isEachTold && (isInside || steps.some(({ index }) => index !== null))
}

/** A struct and all structs inside it. */
function structsIn(struct: IndexedStruct): readonly IndexedStruct[] {
  return [struct, ...struct.fields.flatMap(({ inner }) => (inner ? structsIn(inner) : []))]
}

/** A struct shared by blocks is shown on the page of each. */
export function blockOf({ layout }: SearchIndex, struct: IndexedStruct, asked: string | null): string | null {
  if (asked === null) return struct.block
  const root = layout.structs.find(({ isRoot, block }) => isRoot && block === asked)
  return root && structsIn(root).includes(struct) ? asked : null
}
