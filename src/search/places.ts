import type { PackedPlaces } from '../shared/search-types.ts'
import { at, reader } from './cells.ts'
import { unpackList, unpackNumbers } from './unpack.ts'

/** A field of a struct; places are those of a typical save. */
export interface LaidField {
  readonly struct: LaidStruct
  /** Bytes from the start of the struct. */
  readonly offset: number
  readonly size: number
  /** Bytes of an element; 0 for a single value. */
  readonly stride: number
  /** Struct of an element, where it is one. */
  readonly inner: LaidStruct | null
  readonly isMovable: boolean
  /** Its number among all fields. */
  readonly number: number
}

export interface LaidStruct {
  readonly name: string
  readonly block: string
  readonly isRoot: boolean
  readonly fields: LaidField[]
}

/** A stretch of a typical save. */
export interface FilePart {
  readonly kind: string
  readonly block: string | null
  readonly title: string
  readonly start: number
  readonly size: number
  /** Whether it begins there in every file. */
  readonly isFixed: boolean
}

export interface Layout {
  readonly parts: readonly FilePart[]
  readonly structs: readonly LaidStruct[]
  /** All fields in the order of the index. */
  readonly fields: readonly LaidField[]
  /** Bytes of the file. */
  readonly size: number
}

/** The layout of a typical save out of the index. */
export function readLayout({
  parts,
  structs,
  sizes,
  strides,
  inner,
  movable,
  fixedBlocks,
}: PackedPlaces): Layout {
  const laid = structs.map(([name, fieldCount, block, isRoot]) => {
    const struct: LaidStruct = { name, block, isRoot: isRoot === 1, fields: [] }
    return { struct, fieldCount }
  })
  const nextSize = reader(unpackList(sizes))
  const nextStride = reader(unpackList(strides))
  const nextInner = reader(unpackList(inner))
  const moving = new Set(unpackNumbers(movable))
  const fields: LaidField[] = []
  for (const { struct, fieldCount } of laid) {
    let offset = 0
    for (let left = fieldCount; left > 0; left--) {
      const number = fields.length
      const [size, stride, innerNumber] = [nextSize(), nextStride(), nextInner()]
      const field = {
        ...{ struct, offset, size, number, stride },
        inner: innerNumber === 0 ? null : at(laid, innerNumber - 1).struct,
        isMovable: moving.has(number),
      }
      offset += size
      fields.push(field)
      struct.fields.push(field)
    }
  }
  let start = 0
  const stretches = parts.map(([kind, block, title, size]) => {
    const part = { kind, block, title, start, size, isFixed: block !== null && fixedBlocks.includes(block) }
    start += size
    return part
  })
  return { parts: stretches, structs: laid.map(({ struct }) => struct), fields, size: start }
}

/** One step on the way to a byte: a field and which of its elements. */
export interface LaidStep {
  readonly field: LaidField
  readonly index: number | null
}

/** The fields that hold a byte of a struct, the innermost last; empty behind its end. */
export function stepsTo(struct: LaidStruct, offset: number): readonly LaidStep[] {
  const field = struct.fields.find(one => offset >= one.offset && offset < one.offset + one.size)
  if (!field) return []
  const rest = offset - field.offset
  const index = field.stride > 0 ? Math.floor(rest / field.stride) : null
  const further = field.inner ? stepsTo(field.inner, index === null ? rest : rest % field.stride) : []
  return [{ field, index }, ...further]
}
