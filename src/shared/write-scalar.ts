import type { ScalarType } from './types.ts'

type WriteScalar = (view: DataView, offset: number, value: number) => void

const isLittleEndian = true

// A signed number has the bytes of the unsigned one with the same lower bits.
const writeByte: WriteScalar = (view, offset, value) => view.setUint8(offset, value)
const writeShort: WriteScalar = (view, offset, value) => view.setUint16(offset, value, isLittleEndian)
const writeLong: WriteScalar = (view, offset, value) => view.setUint32(offset, value, isLittleEndian)

/** Writes one number at an offset. A number that does not fit the type loses its upper bits. */
export const writeScalar: Readonly<Record<ScalarType, WriteScalar>> = {
  u8: writeByte,
  i8: writeByte,
  b8: writeByte,
  u16: writeShort,
  i16: writeShort,
  u32: writeLong,
  i32: writeLong,
  f32: (view, offset, value) => view.setFloat32(offset, value, isLittleEndian),
}
