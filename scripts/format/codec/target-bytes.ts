import type { Target } from '#shared/format-path/target.ts'
import { rangeText } from '#shared/range.ts'
import { beforeNul } from '#shared/text.ts'
import { isScalar } from '#shared/types.ts'
import type { Definition } from '../definition.ts'
import { readScalar, readText } from './byte-io.ts'
import { compileRange } from './compile-range.ts'
import { compileFieldWriter } from './compile-writer.ts'
import { WriteCursor } from './cursors.ts'
import type { Value } from './value.ts'

/** Reads a value of a file: a number, raw bytes, or a text up to its first 00. */
export function readTarget(bytes: Uint8Array, target: Target): Value {
  const value = readWholeTarget(bytes, target)
  return typeof value === 'string' ? beforeNul(value) : value
}

/** Reads a value of a file as decoded saves have it: a text with all its characters. */
export function readWholeTarget(bytes: Uint8Array, { field, fileOffset, size }: Target): Value {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isScalar(field.type)) return readScalar[field.type](view, fileOffset)
  if (field.type === 'raw') return bytes.slice(fileOffset, fileOffset + size)
  return readText(bytes, fileOffset, size)
}

/**
 * Encodes a value as the little-endian bytes of a field. @throws Error if the value does not fit the type or is
 * outside the known range
 */
export function targetBytes(definition: Definition, { path, field, size }: Target, value: Value): Uint8Array {
  const { range } = field
  if (range !== null && range.kind !== 'sameAs' && !compileRange(range)(value, {}))
    throw new Error(`${path}: ${JSON.stringify(value)} is outside ${rangeText(range)}`)
  const cursor = new WriteCursor(size, size)
  compileFieldWriter(definition, field)(cursor, value)
  return cursor.bytes
}
