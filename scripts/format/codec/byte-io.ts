import { toHex } from '#shared/number.ts'
import type { ScalarType } from '../definition.ts'
import type { Value } from './value.ts'

const isLittleEndian = true

function readFloat(view: DataView, offset: number): Value {
  const value = view.getFloat32(offset, isLittleEndian)
  if (!Number.isNaN(value)) return value
  const bits = view.getUint32(offset, isLittleEndian)
  return `NaN:${toHex(bits, 8)}`
}

/** Reads one number at an offset; the caller has checked that its bytes exist. */
export const readScalar: Readonly<Record<ScalarType, (view: DataView, offset: number) => Value>> = {
  u8: (view, offset) => view.getUint8(offset),
  i8: (view, offset) => view.getInt8(offset),
  b8: (view, offset) => view.getUint8(offset),
  u16: (view, offset) => view.getUint16(offset, isLittleEndian),
  i16: (view, offset) => view.getInt16(offset, isLittleEndian),
  u32: (view, offset) => view.getUint32(offset, isLittleEndian),
  i32: (view, offset) => view.getInt32(offset, isLittleEndian),
  f32: readFloat,
}

/** Reads a boolean; a byte other than 0 and 1 is a number, so that nothing is lost. */
export function readBoolean(view: DataView, offset: number): Value {
  const value = view.getUint8(offset)
  return value > 1 ? value : value === 1
}

/** Bytes as text, one character (U+0000 to U+00FF) per byte. */
export function readText(bytes: Uint8Array, offset: number, length: number): string {
  let text = ''
  for (let index = offset; index < offset + length; index++) text += String.fromCharCode(bytes[index] ?? 0)
  return text
}

/** Writes a text read by {@link readText}. */
export function writeText(bytes: Uint8Array, offset: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[offset + index] = text.charCodeAt(index)
}
