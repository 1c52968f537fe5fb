import type { Target } from '#shared/format-path/target.ts'
import { rangeText } from '#shared/range.ts'
import type { Definition } from '../definition.ts'
import { compileRange } from './compile-range.ts'
import { compileFieldWriter } from './compile-writer.ts'
import { WriteCursor } from './cursors.ts'
import type { Value } from './value.ts'

/**
 * Encodes a value as the little-endian bytes of a field. @throws Error if the value does not fit the type or is
 * outside the known range
 */
export function targetBytes(
  definition: Definition,
  { path, field, size }: Pick<Target, 'path' | 'field' | 'size'>,
  value: Value,
): Uint8Array {
  const { range } = field
  if (range !== null && range.kind !== 'sameAs' && !compileRange(range)(value))
    throw new Error(`${path}: ${JSON.stringify(value)} is outside ${rangeText(range)}`)
  const cursor = new WriteCursor(size, size)
  compileFieldWriter(definition, field)(cursor, value)
  return cursor.bytes
}
