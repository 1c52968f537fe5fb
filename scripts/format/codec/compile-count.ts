import { countedBy, countedIf, countText, type FieldCount } from '#shared/count.ts'
import { elementBytes } from '#shared/layout.ts'
import { isRun, isScalar } from '#shared/types.ts'
import type { Definition, Field } from '../definition.ts'
import { readScalar } from './byte-io.ts'
import type { ReadCursor } from './cursors.ts'
import type { Value } from './value.ts'

/** A count with its value in words, e.g. `(variable_space_size - 8) / 4 with variable_space_size = 43808`. */
function describeCount(count: FieldCount, value: Value): string {
  const { field } = count
  const expression = countText(count)
  return expression === field ? `${field} = ${value}` : `${expression} with ${field} = ${value}`
}

/**
 * Number of elements of a list whose count is an earlier field; all its bytes exist. @throws SaveError if the
 * count is not an integer or exceeds the data
 */
function countedLength(
  cursor: ReadCursor,
  field: Field,
  count: FieldCount,
  value: Value | undefined,
): number {
  if (value === undefined) throw new Error(`${count.field} does not come before ${field.name}`)
  const length = countedBy(count, Number(value))
  const described = describeCount(count, value)
  if (!Number.isInteger(length) || length < 0)
    throw cursor.error(`${field.name} cannot have ${length} elements (${described})`)
  cursor.need(length * leastBytes(field), `${field.name} (${described})`)
  return length
}

/** Bytes that one element takes at least: 0 if they depend on its own fields. */
function leastBytes({ type, elementSize }: Field): number {
  return elementSize ?? (isRun(type) ? 1 : 0)
}

/** Compiles the number of elements of a list, or of characters of a text; all its bytes exist. Throws SaveError if they do not. */
export function compileLength(
  { keyOf }: Definition,
  field: Field,
): (cursor: ReadCursor, earlier: Readonly<Record<string, Value>>) => number {
  const { count, name } = field
  const key = count?.kind === 'field' || count?.kind === 'if' ? keyOf(count.field) : ''
  if (count?.kind === 'field') return (cursor, earlier) => countedLength(cursor, field, count, earlier[key])
  const size = leastBytes(field)
  const fixed = count?.kind === 'fixed' ? count.value : 0
  return (cursor, earlier) => {
    const length = count?.kind === 'if' ? countedIf(count, Number(earlier[key])) : fixed
    cursor.need(length * size, name)
    return length
  }
}

/** Whether the next element is the end mark. `first` is the first field of the element. */
export function compileEndMark(first: Field, mark: number): (cursor: ReadCursor) => boolean {
  const { type, name } = first
  if (!isScalar(type)) throw new TypeError(`${name} is not a number`)
  // The end mark is written in its own, signed field; the list may begin with an unsigned one.
  const size = elementBytes(first)
  const wanted = mark < 0 && type.startsWith('u') ? mark + 2 ** (8 * size) : mark
  return cursor => {
    cursor.need(size, `the end mark ${mark}`)
    return readScalar[type](cursor.view, cursor.offset) === wanted
  }
}
