import type { Definition, Field, Struct } from '../definition.ts'
import { isScalar } from '../scalars.ts'
import { compileRange } from './in-range.ts'
import type { ReadCursor } from './read-cursor.ts'
import { readScalar } from './scalar-io.ts'
import { readText } from './text-io.ts'
import type { StructValue, Value } from './value.ts'
import { describeRange } from './violation.ts'

type Fields = Record<string, Value>

/** Reads one element at the cursor and moves on; its bytes are known to be there. */
type ReadElement = (cursor: ReadCursor, earlier: Fields) => Value

/** Reads the fields of a struct whose bytes are known to be there. */
export type ReadStruct = (cursor: ReadCursor) => StructValue

function scalarReader(field: Field): ReadElement | null {
  const { type, range } = field
  if (!isScalar(type)) return null
  const read = readScalar[type]
  const size = field.elementSize ?? 0
  if (range === null) {
    return cursor => {
      const value = read(cursor.view, cursor.offset)
      cursor.offset += size
      return value
    }
  }
  const isLegal = compileRange(range)
  const allowed = describeRange(range)
  return (cursor, earlier) => {
    const value = read(cursor.view, cursor.offset)
    if (!isLegal(value, earlier)) cursor.violate(cursor.offset, value, allowed)
    cursor.offset += size
    return value
  }
}

function runReader(field: Field): ReadElement {
  const size = field.elementSize ?? 0
  const { range } = field
  return cursor => {
    const start = cursor.offset
    cursor.offset += size
    if (field.type === 'raw') return cursor.bytes.slice(start, cursor.offset)
    const value = readText(cursor.bytes, start, size)
    if (range?.kind === 'text' && value !== range.text) cursor.violate(start, value, describeRange(range))
    return value
  }
}

/** The reader of one element of a field. */
export function compileElement(definition: Definition, field: Field): ReadElement {
  const scalar = scalarReader(field)
  if (scalar !== null) return scalar
  const struct = field.struct === null ? undefined : definition.structs.get(field.struct)
  return struct === undefined ? runReader(field) : compileFixedStruct(definition, struct)
}

/** Reads a known number of elements into a list. */
export function readList(cursor: ReadCursor, read: ReadElement, count: number, earlier: Fields): Value[] {
  const values: Value[] = []
  for (let index = 0; index < count; index++) {
    cursor.path.push(index)
    values.push(read(cursor, earlier))
    cursor.path.pop()
  }
  return values
}

/** The reader of a struct of fixed size. */
export function compileFixedStruct(definition: Definition, struct: Struct): ReadStruct {
  const readers = struct.fields.map(field => {
    const read = compileElement(definition, field)
    const isList = field.count !== null && (isScalar(field.type) || field.type === 'struct')
    const count = field.count?.kind === 'fixed' ? field.count.value : 1
    return { name: field.name, read, count: isList ? count : null }
  })
  return cursor => {
    const fields: Fields = {}
    for (const { name, read, count } of readers) {
      cursor.path.push(name)
      fields[name] = count === null ? read(cursor, fields) : readList(cursor, read, count, fields)
      cursor.path.pop()
    }
    return fields
  }
}
