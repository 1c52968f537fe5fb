import type { TreeField } from '#shared/format-path/tree.ts'
import type { FilePart, SearchLayout } from '#shared/search-types.ts'
import { elementAt } from './entries.ts'

/** A field of a typical save. */
export interface IndexedField extends TreeField {
  /** Its number among all fields. */
  readonly number: number
}

export interface IndexedStruct {
  readonly name: string
  readonly block: string
  readonly isRoot: boolean
  readonly fields: readonly IndexedField[]
}

/** The format of a typical save, as a tree to walk: its counts are fixed. */
export interface Layout {
  readonly parts: readonly (FilePart & { readonly start: number })[]
  readonly structs: ReadonlyMap<string, IndexedStruct>
  readonly blocks: readonly {
    readonly number: string
    readonly name: string
    readonly struct: string
    readonly typicalCounts: Readonly<Record<string, number>>
  }[]
  /** Bytes of the file. */
  readonly size: number
}

/** Links the fields and structs of the index. @param names of all fields, in the order of the layout */
export function readIndexedLayout({ parts, structs }: SearchLayout, names: readonly string[]): Layout {
  let number = 0
  const read = structs.map(({ name, block, isRoot, fields }): IndexedStruct => {
    const own = fields.map(([size, stride, inner, isMovable]): IndexedField => {
      const struct = inner === null ? null : elementAt(structs, inner).name
      return {
        name: elementAt(names, number),
        number: number++,
        type: struct === null ? 'u8' : 'struct',
        struct,
        count: stride > 0 ? { kind: 'fixed', value: size / stride } : null,
        elementSize: stride > 0 ? stride : size,
        size,
        offsetAfter: isMovable ? ['a count'] : [],
        elements: null,
      }
    })
    return { name, block, isRoot, fields: own }
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
    size: end,
  }
}
