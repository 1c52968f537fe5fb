import { locateInStruct } from '#shared/format-path/locate.ts'
import { PathError, type PathStep } from '#shared/format-path/path.ts'
import { type Step, startOf } from '#shared/format-path/step.ts'
import type { TreeField } from '#shared/format-path/tree.ts'
import { walkStruct } from '#shared/format-path/walk.ts'
import type { SearchLayout } from '#shared/search-types.ts'
import { elementAt, type IndexEntry } from './entries.ts'

/** A field of a typical save. */
export interface IndexedField extends TreeField {
  /** Number of its index entry. */
  readonly entry: number
}

export interface IndexedStruct {
  readonly name: string
  readonly block: string
  readonly isRoot: boolean
  readonly fields: readonly IndexedField[]
  /** Number of its index entry. */
  readonly entry: number
}

export type Layout = ReturnType<typeof readIndexedLayout>

/**
 * The format of a typical save, as a tree to walk: its counts are fixed.
 * @param entries have the fields and structs in the order of the layout
 */
export function readIndexedLayout({ parts, structs }: SearchLayout, entries: readonly IndexEntry[]) {
  let fieldEntry = entries.findIndex(({ kind }) => kind === 'Fields')
  const firstStruct = entries.findIndex(({ kind }) => kind === 'Structs')
  const read = structs.map(({ fields, ...struct }, position): IndexedStruct => {
    const own = fields.map(([size, stride, inner, isMovable]): IndexedField => {
      const innerName = inner === null ? null : elementAt(structs, inner).name
      return {
        name: elementAt(entries, fieldEntry).title,
        entry: fieldEntry++,
        type: innerName === null ? 'u8' : 'struct',
        struct: innerName,
        count: stride > 0 ? { kind: 'fixed', value: size / stride } : null,
        elementSize: stride > 0 ? stride : size,
        size,
        offsetAfter: isMovable ? ['a count'] : [],
        elements: null,
      }
    })
    return { ...struct, fields: own, entry: firstStruct + position }
  })
  let end = 0
  const inFile = parts.map(part => {
    const start = end
    end += part.size
    return { ...part, start }
  })
  return {
    parts: inFile,
    structs: new Map(read.map(struct => [struct.name, struct])),
    blocks: read.flatMap(({ name, block, isRoot }) =>
      isRoot ? [{ number: block, name: '', struct: name, typicalCounts: {} }] : [],
    ),
    /** Bytes of the file. */
    size: end,
  }
}

/** A step to a field of the index. */
export type IndexedStep = Step<IndexedField>

/** The counts of the index are fixed. */
const counts = {}

/** The fields of a path from a struct; none if it has no such path. */
export function follow(
  layout: Layout,
  { name }: IndexedStruct,
  path: readonly PathStep[],
): readonly IndexedStep[] {
  try {
    return walkStruct(layout, name, path, counts)
  } catch (error) {
    if (error instanceof PathError) return []
    throw error
  }
}

/** The fields that contain a byte of a struct, innermost last; none beyond its end. */
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

/** The struct of a whole block. */
export function rootOf({ structs }: Layout, block: string): IndexedStruct | undefined {
  return [...structs.values()].find(struct => struct.isRoot && struct.block === block)
}

/** A struct and all structs inside it. */
function structsIn(layout: Layout, struct: IndexedStruct): readonly IndexedStruct[] {
  const inner = struct.fields.flatMap(field => layout.structs.get(field.struct ?? '') ?? [])
  return [struct, ...inner.flatMap(one => structsIn(layout, one))]
}

/** The block whose page shows a struct: its first, or the requested one if that has it too; null if not. */
export function blockOf(layout: Layout, struct: IndexedStruct, requested: string | null): string | null {
  if (requested === null) return struct.block
  const root = rootOf(layout, requested)
  return root && structsIn(layout, root).includes(struct) ? requested : null
}
