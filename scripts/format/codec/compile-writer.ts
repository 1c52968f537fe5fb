import { isList, isScalar, scalars } from '../../algebra/types.ts'
import type { Definition, Field, ScalarType } from '../definition.ts'
import { writeScalar } from './scalar-io.ts'
import { writeText } from './text-io.ts'
import { isStruct, type Value } from './value.ts'
import type { WriteCursor } from './write-cursor.ts'

/** Writes one element at the cursor and moves on. It throws SaveError when the value does not fit. */
type WriteElement = (cursor: WriteCursor, value: Value | undefined) => void

const nanText = /^NaN:([0-9A-F]{8})$/

function scalarWriter(type: ScalarType): WriteElement {
  const { size, min, max } = scalars[type]
  const write = writeScalar[type]
  return (cursor, value) => {
    const bits = type === 'f32' && typeof value === 'string' ? nanText.exec(value)?.[1] : undefined
    if (bits !== undefined) writeScalar.u32(cursor.view, cursor.offset, Number.parseInt(bits, 16))
    else if (typeof value !== 'number') throw cursor.error(`needs a number for ${type}`)
    else if (!(value >= min && value <= max) || (type !== 'f32' && !Number.isInteger(value))) {
      throw cursor.error(`${value} does not fit ${type}`)
    } else write(cursor.view, cursor.offset, value)
    cursor.offset += size
  }
}

function runWriter({ type, elementSize }: Field): WriteElement {
  const size = elementSize ?? 0
  return (cursor, value) => {
    if (type === 'raw') {
      if (!(value instanceof Uint8Array) || value.length !== size) throw cursor.error(`needs ${size} bytes`)
      cursor.bytes.set(value, cursor.offset)
    } else {
      if (typeof value !== 'string' || value.length > size)
        throw cursor.error(`needs a text of up to ${size} bytes`)
      if ([...value].some(character => character.charCodeAt(0) > 0xff)) {
        throw cursor.error('has characters that are no single bytes')
      }
      writeText(cursor.bytes, cursor.offset, value)
    }
    cursor.offset += size
  }
}

/** The writer of one element of a field. */
function compileElementWriter(definition: Definition, field: Field): WriteElement {
  if (isScalar(field.type)) return scalarWriter(field.type)
  const struct = field.struct === null ? undefined : definition.structs.get(field.struct)
  if (struct === undefined) return runWriter(field)
  const writers = struct.fields.map(inner => ({
    name: inner.name,
    write: compileFieldWriter(definition, inner),
  }))
  return (cursor, value) => {
    if (!isStruct(value)) throw cursor.error(`needs a ${struct.name}`)
    for (const { name, write } of writers) {
      cursor.path.push(name)
      write(cursor, value[name])
      cursor.path.pop()
    }
  }
}

/** The writer of a field: one element, or a list of a length that was checked before. */
export function compileFieldWriter(definition: Definition, field: Field): WriteElement {
  const write = compileElementWriter(definition, field)
  if (!isList(field)) return write
  const fixed = field.count?.kind === 'fixed' ? field.count.value : null
  return (cursor, value) => {
    if (!Array.isArray(value)) throw cursor.error('needs a list')
    if (fixed !== null && value.length !== fixed)
      throw cursor.error(`has ${value.length} elements, needs ${fixed}`)
    for (const [index, element] of value.entries()) {
      cursor.path.push(index)
      write(cursor, element)
      cursor.path.pop()
    }
  }
}
