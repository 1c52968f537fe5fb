import { namedLength } from '#shared/format-path/tree.ts'
import { isList, isRun } from '#shared/types.ts'
import { type Definition, type Field, fieldsOf } from '../definition.ts'
import { readText } from './byte-io.ts'
import { compileEndMark, compileLength } from './compile-count.ts'
import { compileElement, compileList, type ReadStruct } from './compile-decoder.ts'
import { compileListRule } from './compile-list-rule.ts'
import { compileElementTest } from './compile-range.ts'
import type { ReadCursor } from './cursors.ts'
import type { StructValue, Value } from './value.ts'

type ReadField = (cursor: ReadCursor, earlier: Record<string, Value>) => Value

/** Compiles the decoder of one element; structs of variable size check their bytes themselves. */
function elementDecoder(definition: Definition, field: Field): ReadField {
  const { struct, elementSize, name } = field
  if (struct !== null && elementSize === null) return compileStructDecoder(definition, struct)
  const read = compileElement(definition, field)
  return (cursor, earlier) => {
    cursor.need(elementSize ?? 0, name)
    return read(cursor, earlier)
  }
}

/** Reads elements one by one, as their number or their sizes are not known before. */
function readEach(read: ReadField, isDone: (cursor: ReadCursor, length: number) => boolean): ReadField {
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

function listDecoder(definition: Definition, field: Field): ReadField {
  const { count } = field
  const [first] = field.struct === null ? [] : fieldsOf(definition, field.struct)
  if (count?.kind === 'until' && first !== undefined)
    return readEach(elementDecoder(definition, field), compileEndMark(first, count.value))
  const lengthOf = compileLength(definition, field)
  if (field.elementSize === null) {
    const read = elementDecoder(definition, field)
    return (cursor, earlier) => {
      const wanted = lengthOf(cursor, earlier)
      return readEach(read, (_, length) => length === wanted)(cursor, earlier)
    }
  }
  const readList = compileList(definition, field)
  return (cursor, earlier) => readList(cursor, lengthOf(cursor, earlier), earlier)
}

/** Reads a text whose length is an earlier field. */
function countedTextDecoder(definition: Definition, field: Field): ReadField {
  const lengthOf = compileLength(definition, field)
  return (cursor, earlier) => {
    const length = lengthOf(cursor, earlier)
    cursor.offset += length
    return readText(cursor.bytes, cursor.offset - length, length)
  }
}

function fieldDecoder(definition: Definition, field: Field): ReadField {
  if (isList(field)) return listDecoder(definition, field)
  if (isRun(field.type) && field.elementSize === null) return countedTextDecoder(definition, field)
  return elementDecoder(definition, field)
}

/** Compiles the decoder of a struct, which checks that the bytes of each field exist. It throws SaveError if they do not. */
export function compileStructDecoder(definition: Definition, struct: string): ReadStruct {
  const readers = fieldsOf(definition, struct).map(field => ({
    name: field.name,
    key: definition.keyOf(field.name),
    read: fieldDecoder(definition, field),
    testElements: compileElementTest(field, namedLength(definition, struct, field)),
    testList: compileListRule(definition, struct, field),
  }))
  return (cursor): StructValue => {
    const fields: Record<string, Value> = {}
    const starts = new Map<string, number>()
    for (const { name, key, read, testElements, testList } of readers) {
      const start = cursor.offset
      starts.set(name, start)
      cursor.path.push(name)
      const value = read(cursor, fields)
      fields[key] = value
      if (Array.isArray(value)) {
        testElements(cursor, start, value.length)
        testList?.(cursor, value, fields, starts)
      }
      cursor.path.pop()
    }
    return fields
  }
}
