import { elementBytes } from '#shared/layout.ts'
import { rangeText } from '#shared/range.ts'
import { elementForm } from '#shared/types.ts'
import {
  type Definition,
  type Element,
  eachNamedValue,
  type Field,
  plainValues,
  type Range,
} from '../definition.ts'
import { readScalar } from './byte-io.ts'
import type { ReadCursor } from './cursors.ts'
import type { StructValue, Value } from './value.ts'

/**
 * Compiles the test of a range. @returns whether a value is legal, given the fields of its struct read so far
 */
export function compileRange(
  range: Range,
  keyOf: Definition['keyOf'] = plainValues.keyOf,
): (value: Value, earlier?: StructValue) => boolean {
  if (range.kind === 'span') {
    const { min, max } = range
    return value => typeof value === 'number' && value >= min && value <= max
  }
  if (range.kind === 'set') {
    const values = new Set<Value>(range.values)
    return value => values.has(value)
  }
  if (range.kind === 'text') return value => value === range.text
  const key = keyOf(range.field)
  return (value, earlier) => value === earlier?.[key]
}

const yesOrNo: Range = { kind: 'span', min: 0, max: 1 }

/** The range of a named element; null if all values are legal. */
export function legalRange({ type, range }: Element): Range | null {
  return range ?? (type === 'b32' ? yesOrNo : null)
}

/** Whether a value is a number; a NaN is decoded as text. */
export const isFiniteNumber = (value: Value) => typeof value === 'number' && Number.isFinite(value)

/** Where real saves have floats that are not finite: a tank stored at the position NaN, and an infinite armour on mobile. */
const seenNotFinite: Readonly<Record<Definition['platform'], string>> = {
  pc: 'stored_cars',
  mobile: 'armour',
}

/** Whether real saves of a platform have a float at a path that is not finite. */
export const isSeenNotFinite = ({ platform }: Definition, path: readonly (string | number)[]) =>
  path.includes(seenNotFinite[platform])

/** The test of the values of an element; null if all are legal. */
function testOf(element: Element) {
  const { basic } = elementForm(element.type)
  const legal = legalRange(element)
  if (basic === 'char' || (legal === null && basic !== 'f32')) return null
  return {
    read: readScalar[basic],
    isLegal: legal === null ? isFiniteNumber : compileRange(legal),
    allowed: legal === null ? 'a finite number' : rangeText(legal),
  }
}

/**
 * Tests the named elements of a list against their ranges.
 * @param namedLength length of the list the names belong to: another game script has other variables
 */
export function compileElementTest(
  field: Field,
  namedLength: number,
): (cursor: ReadCursor, start: number, length: number) => void {
  const tests = eachNamedValue(field, testOf)
  if (tests.length === 0) return () => {}
  const size = elementBytes(field)
  return (cursor, start, length) => {
    if (length !== namedLength) return
    for (const { name, index, read, isLegal, allowed } of tests) {
      const offset = start + index * size
      const value = read(cursor.view, offset)
      if (isLegal(value)) continue
      cursor.path.push(index)
      cursor.violate(offset, value, allowed, name)
      cursor.path.pop()
    }
  }
}
