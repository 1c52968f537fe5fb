import { namedLength } from '#shared/format-path/tree.ts'
import { elementBytes } from '#shared/layout.ts'
import { beforeNul } from '#shared/text.ts'
import { elementForm, elementTypeSize, isScalar, type ScalarType, writeScalar } from '#shared/types.ts'
import { type Block, type Definition, type Element, elementsOf, type Field, fieldOf } from '../definition.ts'
import { readScalar, readText, writeText } from './byte-io.ts'
import type { StructValue } from './value.ts'
import { fitsScalar } from './write-scalars.ts'

/** Bytes of the longest text. */
const scratch = new DataView(new ArrayBuffer(16))
const scratchBytes = new Uint8Array(scratch.buffer)

function listType({ name, type }: Field): ScalarType {
  if (!isScalar(type)) throw new Error(`${name} is not a list of numbers`)
  return type
}

/** Reads a value of a list in another type than that of the list; texts up to their first 00. */
export function readAs(
  list: Field,
  values: readonly unknown[],
  index: number,
  type: Element['type'],
): number | string {
  const stored = listType(list)
  const { basic, length } = elementForm(type)
  const given = values[index]
  if (basic === stored) return typeof given === 'number' ? given : Number.NaN
  const width = elementBytes(list)
  for (let offset = 0; offset < elementTypeSize(type); offset += width)
    writeScalar[stored](scratch, offset, Number(values[index + offset / width]))
  if (basic === 'char') return beforeNul(readText(scratchBytes, 0, length))
  return basic === 'f32' ? scratch.getFloat32(0, true) : Number(readScalar[basic](scratch, 0))
}

/** Reads a named element of a list: its value, or those of an array. */
export function readElement(
  list: Field,
  values: readonly unknown[],
  { index, type, count }: Pick<Element, 'index' | 'type' | 'count'>,
): number | string | (number | string)[] {
  if (count === null) return readAs(list, values, index, type)
  const step = elementTypeSize(type) / elementBytes(list)
  return Array.from({ length: count }, (_, part) => readAs(list, values, index + part * step, type))
}

/** A value to be written, and what messages call it. */
interface NewValue {
  readonly value: unknown
  readonly path: string
}

/** Writes a value into the scratch bytes: a check of the value. @throws RangeError if it does not fit the type */
export function encodeAs(type: Element['type'], { value, path }: NewValue): void {
  const { basic, length } = elementForm(type)
  scratchBytes.fill(0)
  if (basic === 'char') {
    if (typeof value !== 'string' || value.length > length || /[^\0-\xff]/.test(value))
      throw new RangeError(`${path} needs a text of up to ${length} characters of one byte`)
    writeText(scratchBytes, 0, value)
    return
  }
  if (typeof value !== 'number' || Number.isNaN(value)) throw new RangeError(`${path} needs a number`)
  if (!fitsScalar(basic)(value)) throw new RangeError(`${path} is ${value}, which does not fit ${basic}`)
  writeScalar[basic](scratch, 0, value)
}

/** Sets a value of a list in another type than that of the list. @throws RangeError if it does not fit the type */
export function writeAs(
  list: Field,
  values: readonly unknown[],
  { index, type }: Pick<Element, 'index' | 'type'>,
  written: NewValue,
): void {
  const stored = listType(list)
  encodeAs(type, written)
  const width = elementBytes(list)
  for (let offset = 0; offset < elementTypeSize(type); offset += width)
    Reflect.set(values, index + offset / width, readScalar[stored](scratch, offset))
}

/**
 * The named elements of a list in a decoded block, e.g. the script variables: each by its own type, texts up
 * to their first 00, arrays as lists.
 * @param list name of the field
 * @returns values by name; null if the list does not have the length the names apply to, as with another
 * script @throws Error if the block has no such list
 */
export function namedValues(
  definition: Definition,
  { struct }: Block,
  list: string,
  value: StructValue,
): ReadonlyMap<string, ReturnType<typeof readElement>> | null {
  const field = fieldOf(definition, struct, list)
  const values = value[definition.keyOf(list)]
  if (!Array.isArray(values) || values.length !== namedLength(definition, struct, field)) return null
  return new Map(elementsOf(field).map(element => [element.name, readElement(field, values, element)]))
}
