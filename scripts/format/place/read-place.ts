import { isScalar } from '../../../src/shared/types.ts'
import { readScalar, readText } from '../codec/byte-io.ts'
import type { Value } from '../codec/value.ts'
import type { FieldPlace } from './field-place.ts'

/** Reads a value of a file: a number, raw bytes, or a text up to its first 00. */
export function readPlace(bytes: Uint8Array, { field, fileOffset, size }: FieldPlace): Value {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isScalar(field.type)) return readScalar[field.type](view, fileOffset)
  if (field.type === 'raw') return bytes.slice(fileOffset, fileOffset + size)
  return readText(bytes, fileOffset, size).split('\0', 1)[0] ?? ''
}
