import { locateInStruct } from '../shared/format-path/locate.ts'
import { PathError, type PathStep } from '../shared/format-path/path.ts'
import type { Step } from '../shared/format-path/step.ts'
import { walkStruct } from '../shared/format-path/walk.ts'
import type { IndexedField, IndexedStruct, Layout } from './indexedLayout.ts'
import type { SearchIndex } from './searchIndex.ts'

/** A step to a field of the index. */
export type IndexedStep = Step<IndexedField>

/** The counts of the index are fixed. */
const counts = {}

/** The fields of a path from a struct; null if it has no such path. */
export function follow(
  { layout }: SearchIndex,
  { name }: IndexedStruct,
  path: readonly PathStep[],
): readonly IndexedStep[] | null {
  try {
    return walkStruct(layout, name, path, counts)
  } catch (error) {
    if (error instanceof PathError) return null
    throw error
  }
}

/** The fields that contain a byte of a struct, innermost last; empty beyond its end. */
export function stepsTo(layout: Layout, struct: IndexedStruct, offset: number): readonly IndexedStep[] {
  return locateInStruct(layout, struct.name, offset, counts)
}

/**
 * Whether a path selects a single offset, with an index for each list. The offset of the first byte alone
 * would select the enclosing struct, which for the only element of a list is the list.
 */
export function isSingleOffset(steps: readonly IndexedStep[]): boolean {
  const [last, outer] = [steps.at(-1), steps.at(-2)]
  const hasIndexes = steps.slice(0, -1).every(({ index, count }) => index !== null || count === null)
  const isInside = last !== undefined && outer !== undefined && last.offset > outer.offset
  return hasIndexes && (isInside || steps.some(({ index, count }) => index !== null && count !== 1))
}

/** A struct and all structs inside it. */
function structsIn(layout: Layout, struct: IndexedStruct): readonly IndexedStruct[] {
  const inner = struct.fields.flatMap(field =>
    field.struct === null ? [] : (layout.structs.get(field.struct) ?? []),
  )
  return [struct, ...inner.flatMap(one => structsIn(layout, one))]
}

/** A struct shared by blocks is shown on the page of each. */
export function blockOf(
  { layout }: SearchIndex,
  struct: IndexedStruct,
  requested: string | null,
): string | null {
  if (requested === null) return struct.block
  const root = rootOf(layout, requested)
  return root && structsIn(layout, root).includes(struct) ? requested : null
}

/** The struct of a whole block. */
export function rootOf({ blocks, structs }: Layout, block: string): IndexedStruct | null {
  const root = blocks.find(({ number }) => number === block)
  return (root && structs.get(root.struct)) ?? null
}
