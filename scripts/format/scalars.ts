import type { Field, ScalarType, TextType } from './definition.ts'

interface Scalar {
  readonly size: number
  /** Least and greatest value; floats have none. */
  readonly min: number
  readonly max: number
}

/** Bytes and limits of the scalar types, all little-endian. */
export const scalars: Readonly<Record<ScalarType, Scalar>> = {
  u8: { size: 1, min: 0, max: 0xff },
  i8: { size: 1, min: -0x80, max: 0x7f },
  b8: { size: 1, min: 0, max: 0xff },
  u16: { size: 2, min: 0, max: 0xffff },
  i16: { size: 2, min: -0x8000, max: 0x7fff },
  u32: { size: 4, min: 0, max: 0xffffffff },
  i32: { size: 4, min: -0x80000000, max: 0x7fffffff },
  f32: { size: 4, min: -Infinity, max: Infinity },
}

export function isScalar(type: string): type is ScalarType {
  return type in scalars
}

/** Whether a type is a run of bytes, whose count is its length. */
export function isRun(type: string): type is TextType | 'raw' {
  return type === 'char' || type === 'gxt' || type === 'raw'
}

/** Whether a field holds several values. */
export function isList({ type, count }: Field): boolean {
  return count !== null && !isRun(type)
}
