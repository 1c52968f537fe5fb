/** Fixed-width numbers and booleans, little-endian; `b8` is a one-byte boolean. */
export const scalarTypes = ['u8', 'i8', 'b8', 'u16', 'i16', 'u32', 'i32', 'f32'] as const
export type ScalarType = (typeof scalarTypes)[number]

/**
 * Byte runs whose count is their length. Texts: `char` in ASCII, `gxt` in the game's character set; `raw` has
 * no inner type.
 */
export const runTypes = ['char', 'gxt', 'raw'] as const
export type RunType = (typeof runTypes)[number]

/** Additional types of named list elements. */
export const ownElementTypes = ['b32', 'handle', 'text4', 'text8', 'text16'] as const
type OwnElementType = (typeof ownElementTypes)[number]

/** `struct` is another struct of the definition. */
export type FieldType = ScalarType | RunType | 'struct'

interface Scalar {
  readonly size: number
  /** Minimum and maximum; none for floats. */
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

interface ElementForm {
  readonly basic: ScalarType | 'char'
  readonly length: number
}

/** Storage of the types that only named list elements have: a number of scalars. */
const elementForms: Readonly<Record<OwnElementType, ElementForm>> = {
  b32: { basic: 'u32', length: 1 },
  handle: { basic: 'u32', length: 1 },
  text4: { basic: 'char', length: 4 },
  text8: { basic: 'char', length: 8 },
  text16: { basic: 'char', length: 16 },
}

/**
 * Type of a named element of a list: a number, a boolean (`b32`), the handle of an entity in another block, or a text that takes one, two or
 * four list elements.
 */
export type ElementType = ScalarType | OwnElementType

/** Storage of a named element's value: one number, or characters. */
export function elementForm(type: ElementType): ElementForm {
  return isScalar(type) ? { basic: type, length: 1 } : elementForms[type]
}

/** Bytes of one value of a named element. */
export function elementTypeSize(type: ElementType): number {
  const { basic, length } = elementForm(type)
  return basic === 'char' ? length : scalars[basic].size
}

export function isScalar(type: string): type is ScalarType {
  return Object.hasOwn(scalars, type)
}

/** Whether a type is a run of bytes, whose count is its length. */
export function isRun(type: string): type is RunType {
  return type === 'char' || type === 'gxt' || type === 'raw'
}

/** Parses the type cell of a field; any name other than a scalar or run is a struct. */
export function parseType(cell: string): FieldType {
  return isScalar(cell) || isRun(cell) ? cell : 'struct'
}

/** Whether a field has several values. */
export function isList({ type, count }: { type: FieldType; count: object | null }): boolean {
  return count !== null && !isRun(type)
}

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
