import { locateInStruct } from '#shared/format-path/locate.ts'
import { PathError, type PathStep, parse } from '#shared/format-path/path.ts'
import { type Step, startOf } from '#shared/format-path/step.ts'
import { walkStruct } from '#shared/format-path/walk.ts'
import type { IndexedField, IndexedStruct, Layout } from './indexedLayout.ts'
import type { SearchIndex } from './searchIndex.ts'

/** A field path as written on the site. */
export interface FieldPath {
  /** Null if omitted. */
  readonly block: string | null
  /** From the block, or any struct, down to the field: `block25.doors[all].flags`. */
  readonly steps: readonly PathStep[]
  /** Value of `?f=` for a field inside a struct: `stored_car.0036`. */
  readonly inStruct: { readonly name: string; readonly offset: number; readonly digits: string } | null
  /** Whether it ends with a dot or colon, which asks for its fields: `block03.stored_cars[3].`. */
  readonly isOpen: boolean
}

const ofBlock = /^(?:block\s*(\d{1,2})\s*[.:]|(\d{1,2}):)\s*/
/** Incomplete forms of a path: `float_stats[`, `float_stats[69`, `stored_car.`. */
const unfinished = /(?:(\[)|(\[\d+)|(\.))$/
const ofStruct = /^([a-z]\w*)\.([\da-f]{1,6})$/

/** Parses the path or address of a field; null for a query without a block, dot or bracket. */
export function readPath(text: string): FieldPath | null {
  const query = text.trim().toLowerCase()
  const [start = '', named, numbered] = ofBlock.exec(query) ?? []
  const typed = query.slice(start.length)
  const [, , element] = unfinished.exec(typed) ?? []
  const rest = element === undefined ? typed.replace(unfinished, '') : `${typed}]`
  const isOpen = rest === '' || typed.endsWith('.')
  if (start === '' && !/[.[]/.test(typed)) return null
  const steps = parse(rest)?.steps
  if (!steps && !ofStruct.test(rest) && (rest !== '' || start === '')) return null
  const [, name, digits] = ofStruct.exec(rest) ?? []
  return {
    block: (named ?? numbered)?.padStart(2, '0') ?? null,
    steps: steps ?? [],
    inStruct: name && digits ? { name, digits, offset: Number.parseInt(digits, 16) } : null,
    isOpen,
  }
}

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
  return locateInStruct(layout, startOf(null, struct.name, counts), offset)
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
