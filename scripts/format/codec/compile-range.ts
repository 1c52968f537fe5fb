import { rangeText } from '../../algebra/range.ts'
import type { Field, Range } from '../definition.ts'
import { readScalar } from './byte-io.ts'
import type { ReadCursor } from './cursors.ts'
import type { Value } from './value.ts'

/**
 * Makes the test of a range.
 * @returns whether a value is legal, given the fields of its struct read so far
 */
export function compileRange(
  range: Range,
): (value: Value, earlier: Readonly<Record<string, Value>>) => boolean {
  if (range.kind === 'span') {
    const { min, max } = range
    return value => typeof value === 'number' && value >= min && value <= max
  }
  if (range.kind === 'set') {
    const values = new Set<Value>(range.values)
    return value => values.has(value)
  }
  if (range.kind === 'text') return value => value === range.text
  return (value, earlier) => value === earlier[range.field]
}

/**
 * Tests the named elements of a list against their ranges.
 * @param namedLength length of the list the names belong to: another game script has other variables
 */
export function compileElementTest(
  { elements, elementSize }: Field,
  namedLength: number,
): (cursor: ReadCursor, start: number, length: number) => void {
  const tests = (elements ?? []).flatMap(({ index, type, range }) => {
    if (range === null) return []
    return [{ index, read: readScalar[type], isLegal: compileRange(range), allowed: rangeText(range) }]
  })
  return (cursor, start, length) => {
    if (length !== namedLength) return
    for (const { index, read, isLegal, allowed } of tests) {
      const offset = start + index * (elementSize ?? 0)
      const value = read(cursor.view, offset)
      if (isLegal(value, {})) continue
      cursor.path.push(index)
      cursor.violate(offset, value, allowed)
      cursor.path.pop()
    }
  }
}
