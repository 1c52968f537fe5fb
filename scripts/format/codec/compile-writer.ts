import { countedBy, countedIf } from '#shared/count.ts'
import { onlyValue, rangeText } from '#shared/range.ts'
import { isList, isRun, isScalar } from '#shared/types.ts'
import { countFields, type Definition, type Field, fieldsOf, isStrictRange } from '../definition.ts'
import { writeText } from './byte-io.ts'
import { compileListRule } from './compile-list-rule.ts'
import { compileRange, isFiniteNumber, isSeenNotFinite } from './compile-range.ts'
import type { WriteCursor } from './cursors.ts'
import { isStruct, type StructValue, type Value } from './value.ts'
import { isInteger, scalarWriter, writeIntegers } from './write-scalars.ts'

/** Writes one element at the cursor and advances. Throws SaveError if the value does not fit. */
export type WriteElement = (cursor: WriteCursor, value: Value | undefined, owner?: StructValue) => void

/** Sets constants, and rejects values that break rules of the format. Null if there is nothing to check. */
type CheckValue = (cursor: WriteCursor, value: Value | undefined, owner: StructValue) => Value | undefined

/** @param isCount whether a list has its length: it is tested, not set */
function compileCheck(definition: Definition, field: Field, isCount: boolean): CheckValue | null {
  const { keyOf } = definition
  const { range, type } = field
  const testFloat: CheckValue = (cursor, value) => {
    if (value !== undefined && !isFiniteNumber(value) && !isSeenNotFinite(definition, cursor.path))
      cursor.breach(cursor.offset, value, 'a finite number')
    return value
  }
  if (range === null || !isStrictRange(field)) return type === 'f32' ? testFloat : null
  if (range.kind === 'sameAs') return (_cursor, _value, owner) => owner[keyOf(range.field)]
  if (range.kind === 'text') return () => range.text
  const constant = onlyValue(range)
  if (constant !== null && !isCount) return () => constant
  const isLegal = compileRange(range, keyOf)
  return (cursor, value, owner) => {
    if (value !== undefined && !isLegal(value, owner)) cursor.breach(cursor.offset, value, rangeText(range))
    return value
  }
}

const wide = /[^\0-\xff]/

function runWriter(field: Field): WriteElement {
  const { type } = field
  const fixed = field.elementSize
  return (cursor, value) => {
    // The length of a text without a fixed one has been checked.
    const size = fixed ?? (typeof value === 'string' ? value.length : 0)
    if (type === 'raw') {
      if (!(value instanceof Uint8Array) || value.length !== size) throw cursor.error(`needs ${size} bytes`)
      cursor.bytes.set(value, cursor.offset)
    } else {
      if (typeof value !== 'string' || value.length > size)
        throw cursor.error(`needs a text of up to ${size} bytes`)
      if (wide.test(value)) throw cursor.error('has characters that are no single bytes')
      writeText(cursor.bytes, cursor.offset, value)
    }
    cursor.offset += size
  }
}

/** The writer of numbers, texts and bytes. */
function plainWriter(definition: Definition, field: Field, isCount: boolean): WriteElement {
  const write = isScalar(field.type) ? scalarWriter(field.type) : runWriter(field)
  const check = compileCheck(definition, field, isCount)
  if (check === null) return write
  return (cursor, value, owner = {}) =>
    write(cursor, cursor.isChecked ? check(cursor, value, owner) : value, owner)
}

/** Compiles the writer of a field: one element, or a list whose length has been checked. */
export function compileFieldWriter(definition: Definition, field: Field, isCount = false): WriteElement {
  const write =
    field.struct === null
      ? plainWriter(definition, field, isCount)
      : compileStructWriter(definition, field.struct)
  if (!isList(field)) return write
  const fixed = field.count?.kind === 'fixed' ? field.count.value : null
  const { type } = field
  const integers = isInteger(type) && compileCheck(definition, field, false) === null ? type : null
  return (cursor, value, owner) => {
    if (!Array.isArray(value)) throw cursor.error('needs a list')
    if (fixed !== null && value.length !== fixed)
      throw cursor.error(`has ${value.length} elements, needs ${fixed}`)
    const { path } = cursor
    const depth = path.push(0) - 1 // replaced by each index
    const done = integers === null ? 0 : writeIntegers(integers, cursor, value)
    for (let index = done; index < value.length; index++) {
      path[depth] = index
      write(cursor, value[index], owner)
    }
    path.pop()
  }
}

/** Bytes that the file needs for a field. @throws SaveError if a list does not have the length that its count gives */
function neededBytes(
  keyOf: Definition['keyOf'],
  cursor: WriteCursor,
  { type, count, size, elementSize }: Field,
  [list, owner]: readonly [Value | undefined, StructValue],
): number {
  if (size !== null) return size
  const isText = isRun(type) && typeof list === 'string'
  const length = Array.isArray(list) || isText ? list.length : 1
  if (count?.kind === 'field' || count?.kind === 'if') {
    const given = Number(owner[keyOf(count.field)])
    const stored = count.kind === 'if' ? countedIf(count, given) : countedBy(count, given)
    const what = isText ? 'characters' : 'elements'
    if (stored !== length) throw cursor.error(`has ${length} ${what}, but ${count.field} gives ${stored}`)
  }
  // Elements that differ in size check it themselves.
  return length * (elementSize ?? (isText ? 1 : 0))
}

/** Compiles the writer of a struct, which checks that the file has room for each field. */
export function compileStructWriter(definition: Definition, struct: string): WriteElement {
  const { keyOf } = definition
  const fields = fieldsOf(definition, struct)
  const counts = countFields(fields)
  const writers = fields.map(field => ({
    field,
    key: keyOf(field.name),
    write: compileFieldWriter(definition, field, counts.has(field.name)),
    testRows: compileListRule(definition, struct, field),
  }))
  return (cursor, owner) => {
    if (!isStruct(owner)) throw cursor.error(`needs a ${struct}`)
    const { path } = cursor
    const depth = path.push(0) - 1 // replaced by each name
    for (const { field, key, write, testRows } of writers) {
      path[depth] = field.name
      const start = cursor.offset
      const value = owner[key]
      cursor.need(neededBytes(keyOf, cursor, field, [value, owner]))
      write(cursor, value, owner)
      if (testRows !== null && cursor.isChecked && Array.isArray(value)) testRows(cursor, value, owner, start)
    }
    path.pop()
  }
}
