import { countedBy, countedIf } from '../../../src/shared/count.ts'
import { isList, isRun, isScalar, scalars } from '../../../src/shared/types.ts'
import { type Block, type Definition, type Field, fieldsOf, type ScalarType } from '../definition.ts'
import { writeScalar, writeText } from './byte-io.ts'
import type { WriteCursor } from './cursors.ts'
import { isStruct, type StructValue, type Value } from './value.ts'

/** Writes one element at the cursor and advances. Throws SaveError if the value does not fit. */
type WriteElement = (cursor: WriteCursor, value: Value | undefined) => void

const nanText = /^NaN:([0-9A-F]{8})$/
const wide = /[^\0-\xff]/

function scalarWriter(type: ScalarType): WriteElement {
  const { size, min, max } = scalars[type]
  const write = writeScalar[type]
  return (cursor, given) => {
    const value = type === 'b8' && typeof given === 'boolean' ? Number(given) : given
    const bits = type === 'f32' && typeof value === 'string' ? nanText.exec(value)?.[1] : undefined
    if (bits !== undefined) writeScalar.u32(cursor.view, cursor.offset, Number.parseInt(bits, 16))
    else if (typeof value !== 'number') throw cursor.error(`needs a number for ${type}`)
    else if (!(value >= min && value <= max) || (type !== 'f32' && !Number.isInteger(value))) {
      throw cursor.error(`${value} does not fit ${type}`)
    } else write(cursor.view, cursor.offset, value)
    cursor.offset += size
  }
}

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

/** Compiles the writer of one element of a field. */
function compileElementWriter(definition: Definition, field: Field): WriteElement {
  if (isScalar(field.type)) return scalarWriter(field.type)
  const struct = field.struct === null ? undefined : definition.structs.get(field.struct)
  if (struct === undefined) return runWriter(field)
  if (struct.size === null) return compileStructWriter(definition, struct.name)
  const writers = struct.fields.map(inner => ({
    name: inner.name,
    key: definition.keyOf(inner.name),
    write: compileFieldWriter(definition, inner),
  }))
  return (cursor, value) => {
    if (!isStruct(value)) throw cursor.error(`needs a ${struct.name}`)
    const { path } = cursor
    const depth = path.push(0) - 1
    for (const { name, key, write } of writers) {
      path[depth] = name
      write(cursor, value[key])
    }
    path.pop()
  }
}

/** Compiles the writer of a field: one element, or a list whose length has been checked. */
export function compileFieldWriter(definition: Definition, field: Field): WriteElement {
  const write = compileElementWriter(definition, field)
  if (!isList(field)) return write
  const fixed = field.count?.kind === 'fixed' ? field.count.value : null
  return (cursor, value) => {
    if (!Array.isArray(value)) throw cursor.error('needs a list')
    if (fixed !== null && value.length !== fixed)
      throw cursor.error(`has ${value.length} elements, needs ${fixed}`)
    const { path } = cursor
    const depth = path.push(0) - 1
    for (let index = 0; index < value.length; index++) {
      path[depth] = index
      write(cursor, value[index])
    }
    path.pop()
  }
}

/** Writes a block at the cursor. Throws SaveError if a value does not fit or a count does not match its list. */
export type WriteBlock = (cursor: WriteCursor, value: StructValue) => void

function checkLength(
  keyOf: Definition['keyOf'],
  cursor: WriteCursor,
  field: Field,
  value: StructValue,
): void {
  const { name, type, count, size, elementSize } = field
  const list = value[keyOf(name)]
  const isText = isRun(type) && typeof list === 'string'
  const length = Array.isArray(list) || isText ? list.length : 1
  if (count?.kind === 'field' || count?.kind === 'if') {
    const given = Number(value[keyOf(count.field)])
    const stored = count.kind === 'if' ? countedIf(count, given) : countedBy(count, given)
    const what = isText ? 'characters' : 'elements'
    if (stored !== length) throw cursor.error(`has ${length} ${what}, but ${count.field} gives ${stored}`)
  }
  // Elements that differ in size check it themselves.
  cursor.need(size ?? length * (elementSize ?? (isText ? 1 : 0)))
}

/** Compiles the writer of a struct of variable size. */
function compileStructWriter(definition: Definition, struct: string): WriteElement {
  const { keyOf } = definition
  const writers = fieldsOf(definition, struct).map(field => ({
    field,
    key: keyOf(field.name),
    write: compileFieldWriter(definition, field),
  }))
  return (cursor, value) => {
    if (!isStruct(value)) throw cursor.error(`needs a ${struct}`)
    for (const { field, key, write } of writers) {
      cursor.path.push(field.name)
      checkLength(keyOf, cursor, field, value)
      write(cursor, value[key])
      cursor.path.pop()
    }
  }
}

/** Compiles the writer of a block. */
export function compileBlockWriter(definition: Definition, block: Block): WriteBlock {
  return compileStructWriter(definition, block.struct)
}
