import type { ScalarType } from '../../format/definition.ts'

/** Kaitai's types; the byte order is set for the whole file. */
export const kaitaiTypes: Readonly<Record<ScalarType, string>> = {
  u8: 'u1',
  i8: 's1',
  b8: 'u1',
  u16: 'u2',
  i16: 's2',
  u32: 'u4',
  i32: 's4',
  f32: 'f4',
}
