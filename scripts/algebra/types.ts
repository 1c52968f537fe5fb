/** Numbers and switches of fixed width, little-endian; `b8` is a byte that means yes or no. */
export type ScalarType = 'u8' | 'i8' | 'b8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32'

/** Texts of fixed width: `char` in ASCII, `gxt` in the character set of the game; the count is their length in bytes. */
export type TextType = 'char' | 'gxt'

/** A run of bytes whose count is its length; `raw` has no inner type. */
export type RunType = TextType | 'raw'

/** `struct` is another struct of the definition. */
export type FieldType = ScalarType | RunType | 'struct'

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

export const scalarTypes = ['u8', 'i8', 'b8', 'u16', 'i16', 'u32', 'i32', 'f32'] as const
export const runTypes = ['char', 'gxt', 'raw'] as const

export function isScalar(type: string): type is ScalarType {
  return Object.hasOwn(scalars, type)
}

/** Whether a type is a run of bytes, whose count is its length. */
export function isRun(type: string): type is RunType {
  return type === 'char' || type === 'gxt' || type === 'raw'
}

/** What the type cell of a field stands for; any name but the basic ones is that of a struct. */
export function parseType(cell: string): FieldType {
  return isScalar(cell) || isRun(cell) ? cell : 'struct'
}

/** Whether a field holds several values. */
export function isList({ type, count }: { type: FieldType; count: object | null }): boolean {
  return count !== null && !isRun(type)
}
