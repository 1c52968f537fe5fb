import { arrayCount, type Counts, valueCount } from '../count.ts'
import type { Element, Field } from '../field-types.ts'
import { elementBytes, fieldSize } from '../layout.ts'
import { memoizeBy } from '../memoize.ts'
import { elementTypeSize, isRun } from '../types.ts'

/** What a walk needs of a field. */
export type TreeField = Pick<
  Field,
  'name' | 'type' | 'struct' | 'count' | 'elementSize' | 'size' | 'offsetAfter' | 'elements'
>

/** A block, as the root of a tree. */
export interface TreeBlock {
  /** Two digits. */
  readonly number: string
  readonly name: string
  /** The block as a struct. */
  readonly struct: string
  readonly typicalCounts: Counts
}

/** Whether counts in a block move what follows them. */
export function hasCounts({ typicalCounts }: Pick<TreeBlock, 'typicalCounts'>): boolean {
  return Object.keys(typicalCounts).length > 0
}

/** The format as a tree of structs. The definition is one; a part of it with fewer blocks or structs is one too. */
export interface FormatTree<F extends TreeField = Field> {
  readonly blocks: readonly TreeBlock[]
  readonly structs: ReadonlyMap<string, { readonly fields: readonly F[] }>
}

/** The fields of a struct, in file order; none if the tree has no such struct. */
export function fieldsIn<F extends TreeField>({ structs }: FormatTree<F>, struct: string): readonly F[] {
  return structs.get(struct)?.fields ?? []
}

/** A name without what differs between snake case and camel case: `money_shown`, `moneyShown`. */
const bare = (name: string) => name.replaceAll('_', '').toLowerCase()

/** The block or field with a name in snake case or camel case. */
export function findNamed<Named extends { readonly name: string }>(all: readonly Named[], name: string) {
  return all.find(one => one.name === name) ?? all.find(one => bare(one.name) === bare(name))
}

/** The named elements of a list, by name. */
export const elementsByName = memoizeBy(
  ({ elements }: Pick<TreeField, 'elements'>): ReadonlyMap<string, Element> =>
    new Map(elements?.map(element => [element.name, element])),
)

/** One value of a named element of a list. */
export interface NamedValue {
  readonly element: Element
  /** Index in a named array; null for a single value. */
  readonly part: number | null
  /** Index of its first element in the list. */
  readonly index: number
}

/**
 * The innermost named value at each index of a list: a single value before an array that contains it, e.g. the counter of one
 * race before all races.
 */
export const namedValuesOf = memoizeBy((field: TreeField): ReadonlyMap<number, NamedValue> => {
  const values = new Map<number, NamedValue>()
  const elements = field.elements ?? []
  const singles = elements.filter(({ count }) => count === null)
  for (const element of [...elements.filter(({ count }) => count !== null), ...singles]) {
    const width = elementTypeSize(element.type) / elementBytes(field)
    for (let part = 0; part < (element.count ?? 1); part++) {
      const index = element.index + part * width
      const value = { element, part: element.count === null ? null : part, index }
      for (let taken = 0; taken < width; taken++) values.set(index + taken, value)
    }
  }
  return values
})

const fieldOffsets = memoizeBy((fields: readonly TreeField[]) =>
  memoizeBy((counts: Counts): readonly number[] => {
    let end = 0
    return fields.map(field => {
      const offset = end
      end += fieldSize(field, counts)
      return offset
    })
  }),
)

/** Offsets of fields from the start of their struct, in bytes, in their order, for the counts of their block. */
export function offsetsOf(fields: readonly TreeField[], counts: Counts): readonly number[] {
  return fieldOffsets(fields)(counts)
}

/** Number of elements of a list; null for a single value, a text or raw bytes. */
export function listLength(field: TreeField, counts: Counts): number | null {
  return isRun(field.type) ? null : arrayCount(field, counts)
}

/** Those of a block whose size is fixed, and of a struct inside a block. */
const noCounts: Counts = {}

/** Length that a list must have for the names of its elements to apply: in another game script, variables have other names. */
export function namedLength(
  { blocks }: Pick<FormatTree<never>, 'blocks'>,
  struct: string,
  field: TreeField,
): number {
  const block = blocks.find(candidate => candidate.struct === struct)
  return valueCount(field, block?.typicalCounts ?? noCounts)
}

/** Counts of each block of a file, by block number; they determine the offset of everything after them. */
export type FileCounts = ReadonlyMap<string, Counts>

/** The counts of the typical save, made indoors. */
export const typicalFileCounts = memoizeBy(
  ({ blocks }: Pick<FormatTree<never>, 'blocks'>): FileCounts =>
    new Map(blocks.map(block => [block.number, block.typicalCounts])),
)

/** The counts of one block; fixed-size blocks have none. */
export function countsOfBlock(counts: FileCounts, block: string): Counts {
  return counts.get(block) ?? noCounts
}
