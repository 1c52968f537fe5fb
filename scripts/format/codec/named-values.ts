import { namedLength } from '#shared/format-path/tree.ts'
import { elementBytes } from '#shared/layout.ts'
import { beforeNul } from '#shared/text.ts'
import { elementForm, elementTypeSize } from '#shared/types.ts'
import { type Block, type Definition, type Element, elementsOf, fieldsOf } from '../definition.ts'
import { readScalar, readText } from './byte-io.ts'
import { compileFieldWriter } from './compile-writer.ts'
import { WriteCursor } from './cursors.ts'
import type { StructValue, Value } from './value.ts'

function readValue({ type }: Element, { bytes, view }: WriteCursor, offset: number): Value {
  const { basic, length } = elementForm(type)
  return basic === 'char' ? beforeNul(readText(bytes, offset, length)) : readScalar[basic](view, offset)
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
): ReadonlyMap<string, Value> | null {
  const field = fieldsOf(definition, struct).find(({ name }) => name === list)
  const values = value[definition.keyOf(list)]
  if (field === undefined || !Array.isArray(values)) throw new Error(`${struct} has no list ${list}`)
  if (values.length !== namedLength(definition, struct, field)) return null
  const stride = elementBytes(field)
  const cursor = new WriteCursor(values.length * stride, values.length * stride)
  compileFieldWriter(definition, field)(cursor, values)
  return new Map(
    elementsOf(field).map(element => {
      const { name, index, count, type } = element
      const read = (part: number) => readValue(element, cursor, index * stride + part * elementTypeSize(type))
      return [name, count === null ? read(0) : Array.from({ length: count }, (_, part) => read(part))]
    }),
  )
}
