import { rangeText } from '../../algebra/range.ts'
import type { Field } from '../definition.ts'
import { compileRange } from './in-range.ts'
import type { ReadCursor } from './read-cursor.ts'
import { readScalar } from './scalar-io.ts'

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
