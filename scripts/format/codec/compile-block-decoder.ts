import { elementBytes } from '../../../src/shared/layout.ts'
import { isList } from '../../../src/shared/types.ts'
import { type Block, type Definition, type Field, fieldsOf, namedLength } from '../definition.ts'
import { compileEndMark, countedLength } from './compile-count.ts'
import { compileElement, compileList, type ReadStruct } from './compile-decoder.ts'
import { compileListRule } from './compile-list-rule.ts'
import { compileElementTest } from './compile-range.ts'
import type { ReadCursor } from './cursors.ts'
import type { StructValue, Value } from './value.ts'

type ReadField = (cursor: ReadCursor, earlier: Record<string, Value>) => Value

function listDecoder(definition: Definition, field: Field): ReadField {
  const readList = compileList(definition, field)
  const { count } = field
  const size = elementBytes(field)
  if (count?.kind === 'field') {
    return (cursor, earlier) => readList(cursor, countedLength(cursor, field, count, earlier), earlier)
  }
  const [first] = field.struct === null ? [] : fieldsOf(definition, field.struct)
  if (count?.kind === 'until' && first !== undefined) {
    const read = compileElement(definition, field)
    const isEnd = compileEndMark(first, count.value)
    return (cursor, earlier) => {
      const values: Value[] = []
      while (!isEnd(cursor)) {
        cursor.need(size, `${field.name}[${values.length}]`)
        cursor.path.push(values.length)
        values.push(read(cursor, earlier))
        cursor.path.pop()
      }
      return values
    }
  }
  const length = count?.kind === 'fixed' ? count.value : 0
  return (cursor, earlier) => {
    cursor.need(length * size, field.name)
    return readList(cursor, length, earlier)
  }
}

function singleDecoder(definition: Definition, field: Field): ReadField {
  const read = compileElement(definition, field)
  return (cursor, earlier) => {
    cursor.need(elementBytes(field), field.name)
    return read(cursor, earlier)
  }
}

/** Compiles the decoder of a block. The decoder throws SaveError if the bytes of a field do not exist. */
export function compileBlockDecoder(definition: Definition, block: Block): ReadStruct {
  const readers = fieldsOf(definition, block.struct).map(field => ({
    name: field.name,
    read: isList(field) ? listDecoder(definition, field) : singleDecoder(definition, field),
    testElements: compileElementTest(field, namedLength(definition, block.struct, field)),
    testList: compileListRule(definition, block.struct, field),
  }))
  return (cursor): StructValue => {
    const fields: Record<string, Value> = {}
    const starts = new Map<string, number>()
    for (const { name, read, testElements, testList } of readers) {
      const start = cursor.offset
      starts.set(name, start)
      cursor.path.push(name)
      const value = read(cursor, fields)
      fields[name] = value
      if (Array.isArray(value)) {
        testElements(cursor, start, value.length)
        testList?.(cursor, value, fields, starts)
      }
      cursor.path.pop()
    }
    return fields
  }
}
