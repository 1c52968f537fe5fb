import { rangeText } from '../../../src/shared/range.ts'
import { compileRange } from '../codec/compile-range.ts'
import { compileFieldWriter } from '../codec/compile-writer.ts'
import { WriteCursor } from '../codec/cursors.ts'
import type { Value } from '../codec/value.ts'
import type { Definition } from '../definition.ts'
import type { FieldPlace } from './field-place.ts'

/**
 * Encodes a value as the little-endian bytes of a field. Block and offset come from `findFieldPlace`. @throws
 * Error if the value does not fit the type or is outside the known range
 */
export function valueBytes(
  definition: Definition,
  { path, field, size }: FieldPlace,
  value: Value,
): Uint8Array {
  const { range } = field
  if (range !== null && range.kind !== 'sameAs' && !compileRange(range)(value, {}))
    throw new Error(`${path}: ${JSON.stringify(value)} is outside ${rangeText(range)}`)
  const cursor = new WriteCursor(size, size)
  compileFieldWriter(definition, field)(cursor, value)
  return cursor.bytes
}
