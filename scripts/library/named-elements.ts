import { elementBytes } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { beforeNul } from '#shared/text.ts'
import { elementForm, elementTypeSize, isScalar, type ScalarType, scalars } from '#shared/types.ts'
import { readScalar, readText, writeScalar, writeText } from '../format/codec/byte-io.ts'
import type { Value } from '../format/codec/value.ts'
import { type Element, elementsOf, type Field } from '../format/definition.ts'

/** Bytes of the longest text. */
const scratch = new DataView(new ArrayBuffer(16))
const scratchBytes = new Uint8Array(scratch.buffer)

/** One value of a named element of a list. */
export interface NamedValue {
  readonly element: Element
  /** Index in the element; null if it is a single value. */
  readonly part: number | null
  /** Index of its first value in the list. */
  readonly index: number
}

/**
 * The named values of a list, by the list indexes they take. A single value goes before an array that contains it, e.g. the
 * counter of one race before all races.
 */
export const namesIn = memoizeBy((field: Field): ReadonlyMap<number, NamedValue> => {
  const values = new Map<number, NamedValue>()
  const elements = elementsOf(field)
  const singles = elements.filter(({ count }) => count === null)
  for (const element of [...elements.filter(({ count }) => count !== null), ...singles]) {
    const width = Math.ceil(elementTypeSize(element.type) / elementBytes(field))
    for (let part = 0; part < (element.count ?? 1); part++) {
      const index = element.index + part * width
      const value = { element, part: element.count === null ? null : part, index }
      for (let taken = 0; taken < width; taken++) values.set(index + taken, value)
    }
  }
  return values
})

/** The named elements of a list by name; if two have the same name, the first. */
export const elementsByName = memoizeBy(
  (field: Field): ReadonlyMap<string, Element> =>
    new Map(
      elementsOf(field)
        .toReversed()
        .map(element => [element.name, element]),
    ),
)

/** Brackets of a named value in a path, e.g. `[gf_progress][2]`. */
export function bracketsOf({ element, part }: NamedValue): string {
  return part === null ? `[${element.name}]` : `[${element.name}][${part}]`
}

function listType({ name, type }: Field): ScalarType {
  if (!isScalar(type)) throw new Error(`${name} is not a list of numbers`)
  return type
}

/** Reads a value of a list in another type than that of the list; texts up to their first 00. */
export function readAs(list: Field, values: readonly unknown[], index: number, type: Element['type']): Value {
  const stored = listType(list)
  const { basic, length } = elementForm(type)
  const given = values[index]
  if (basic === stored) return typeof given === 'number' ? given : Number.NaN
  const width = elementBytes(list)
  for (let offset = 0; offset < elementTypeSize(type); offset += width)
    writeScalar[stored](scratch, offset, Number(values[index + offset / width]))
  if (basic === 'char') return beforeNul(readText(scratchBytes, 0, length))
  return basic === 'f32' ? scratch.getFloat32(0, true) : readScalar[basic](scratch, 0)
}

/**
 * Sets a value of a list in another type than that of the list. @param path names the value in messages @throws RangeError if
 * it does not fit the type
 */
export function writeAs(
  list: Field,
  values: readonly unknown[],
  index: number,
  type: Element['type'],
  value: unknown,
  path: string | number,
): void {
  const stored = listType(list)
  const { basic, length } = elementForm(type)
  scratchBytes.fill(0)
  if (basic === 'char') {
    if (typeof value !== 'string' || value.length > length || /[^\0-\xff]/.test(value))
      throw new RangeError(`${path} needs a text of up to ${length} characters of one byte`)
    writeText(scratchBytes, 0, value)
  } else {
    if (typeof value !== 'number' || Number.isNaN(value)) throw new RangeError(`${path} needs a number`)
    const { min, max } = scalars[basic]
    if (basic !== 'f32' && !(Number.isInteger(value) && value >= min && value <= max))
      throw new RangeError(`${path}: ${value} is not an integer from ${min} to ${max}`)
    writeScalar[basic](scratch, 0, value)
  }
  const width = elementBytes(list)
  for (let offset = 0; offset < elementTypeSize(type); offset += width)
    Reflect.set(values, index + offset / width, readScalar[stored](scratch, offset))
}
