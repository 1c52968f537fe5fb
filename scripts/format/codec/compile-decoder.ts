import { namedLength } from '#shared/format-path/tree.ts'
import { isList, isRun, isScalar } from '#shared/types.ts'
import { type Definition, type Field, fieldsOf } from '../definition.ts'
import { readText } from './byte-io.ts'
import { compileEndMark, compileLength } from './compile-count.ts'
import { compileListRule } from './compile-list-rule.ts'
import { compileNumbers, compilePlain, type Fields, type ReadValue } from './compile-plain.ts'
import { compileElementTest } from './compile-range.ts'
import type { ReadCursor } from './cursors.ts'
import type { StructValue, Value } from './value.ts'

/** Reads the fields of a struct. */
export type ReadStruct = (cursor: ReadCursor) => StructValue

/** Compiles the decoder of one element; structs of variable size check their bytes themselves. */
function elementDecoder(definition: Definition, field: Field): ReadValue {
  const { struct, elementSize, name } = field
  const read = struct === null ? compilePlain(definition, field) : compileStructDecoder(definition, struct)
  const size = elementSize ?? 0
  return (cursor, earlier) => {
    cursor.need(size, name)
    return read(cursor, earlier)
  }
}

type ReadList = (cursor: ReadCursor, earlier: Fields) => Value[]

/** Reads elements one by one. */
function readEach(read: ReadValue, isDone: (cursor: ReadCursor, length: number) => boolean): ReadList {
  return (cursor, earlier) => {
    const values: Value[] = []
    while (!isDone(cursor, values.length)) {
      cursor.path.push(values.length)
      values.push(read(cursor, earlier))
      cursor.path.pop()
    }
    return values
  }
}

function elementsDecoder(definition: Definition, field: Field): ReadList {
  const { type, struct, count } = field
  const [first] = struct === null ? [] : fieldsOf(definition, struct)
  if (count?.kind === 'until' && first !== undefined)
    return readEach(elementDecoder(definition, field), compileEndMark(first, count.value))
  const lengthOf = compileLength(definition, field)
  if (isScalar(type)) {
    const readNumbers = compileNumbers(definition, field, type)
    return (cursor, earlier) => readNumbers(cursor, lengthOf(cursor, earlier), earlier)
  }
  const read = elementDecoder(definition, field)
  return (cursor, earlier) => {
    const wanted = lengthOf(cursor, earlier)
    return readEach(read, (_, length) => length === wanted)(cursor, earlier)
  }
}

function listDecoder(definition: Definition, struct: string, field: Field): ReadValue {
  const read = elementsDecoder(definition, field)
  const testElements = compileElementTest(field, namedLength(definition, struct, field))
  const testRows = compileListRule(definition, struct, field)
  return (cursor, earlier) => {
    const start = cursor.offset
    const values = read(cursor, earlier)
    testElements(cursor, start, values.length)
    testRows?.(cursor, values, earlier, start)
    return values
  }
}

/** Reads a text whose length is an earlier field. */
function countedTextDecoder(definition: Definition, field: Field): ReadValue {
  const lengthOf = compileLength(definition, field)
  return (cursor, earlier) => {
    const length = lengthOf(cursor, earlier)
    cursor.offset += length
    return readText(cursor.bytes, cursor.offset - length, length)
  }
}

function fieldDecoder(definition: Definition, struct: string, field: Field): ReadValue {
  if (isList(field)) return listDecoder(definition, struct, field)
  if (isRun(field.type) && field.elementSize === null) return countedTextDecoder(definition, field)
  return elementDecoder(definition, field)
}

/** Compiles the decoder of a struct, which checks that the bytes of each field exist. It throws SaveError if they do not. */
export function compileStructDecoder(definition: Definition, struct: string): ReadStruct {
  const readers = fieldsOf(definition, struct).map(field => ({
    name: field.name,
    key: definition.keyOf(field.name),
    read: fieldDecoder(definition, struct, field),
  }))
  return cursor => {
    const { path } = cursor
    const depth = path.push(0) - 1 // replaced by each name
    const fields: Fields = {}
    for (const { name, key, read } of readers) {
      path[depth] = name
      fields[key] = read(cursor, fields)
    }
    path.pop()
    return fields
  }
}
