import type { Range } from '../definition.ts'
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
