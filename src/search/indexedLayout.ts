import type { FieldExtent, FilePart, SearchLayout } from '../shared/search-types.ts'

/** A field of a struct; offsets are those of a typical save. */
export interface IndexedField extends Omit<FieldExtent, 'inner'> {
  readonly struct: IndexedStruct
  /** Struct of an element, if it is one. */
  readonly inner: IndexedStruct | null
  /** Its number among all fields. */
  readonly number: number
}

export interface IndexedStruct {
  readonly name: string
  readonly block: string
  readonly isRoot: boolean
  readonly fields: IndexedField[]
}

export interface Layout {
  readonly parts: readonly FilePart[]
  readonly structs: readonly IndexedStruct[]
  /** Bytes of the file. */
  readonly size: number
}

/** Links the fields and structs of the index. */
export function readIndexedLayout({ parts, structs }: SearchLayout): Layout {
  const laid = structs.map(({ name, block, isRoot }): IndexedStruct => ({ name, block, isRoot, fields: [] }))
  let number = 0
  structs.forEach(({ fields }, index) => {
    const struct = laid[index]
    for (const field of fields) {
      const inner = field.inner === null ? null : (laid[field.inner] ?? null)
      struct?.fields.push({ ...field, struct, inner, number: number++ })
    }
  })
  return { parts, structs: laid, size: parts.reduce((sum, { size }) => sum + size, 0) }
}

/** One step of a path to a byte: a field and an element index. */
export interface IndexedStep {
  readonly field: IndexedField
  readonly index: number | null
}

/** The fields that contain a byte of a struct, innermost last; empty beyond its end. */
export function stepsTo(struct: IndexedStruct, offset: number): readonly IndexedStep[] {
  const field = struct.fields.find(one => offset >= one.offset && offset < one.offset + one.size)
  if (!field) return []
  const rest = offset - field.offset
  const index = field.stride > 0 ? Math.floor(rest / field.stride) : null
  const further = field.inner ? stepsTo(field.inner, index === null ? rest : rest % field.stride) : []
  return [{ field, index }, ...further]
}
