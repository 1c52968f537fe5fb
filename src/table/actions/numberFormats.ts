import { hexPairs, shortestFloat, toHex } from '#shared/number.ts'
import { type ScalarType, scalars } from '#shared/types.ts'
import { fileBytes } from '../../site/fileBytes.ts'

/** A text to copy, with its label. */
export interface CopyFormat {
  readonly text: string
  readonly what: string
}

const integerTypes = ['u8', 'i8', 'u16', 'i16', 'u32', 'i32'] as const

/** The integer types whose range includes a value. */
export function typesOf(value: number): readonly ScalarType[] {
  return integerTypes.filter(type => value >= scalars[type].min && value <= scalars[type].max)
}

/** The bytes of a value in each of some types; those alike are one form. */
function byteFormats(value: number, types: readonly ScalarType[]): readonly CopyFormat[] {
  const texts = types.map(type => fileBytes(value, type))
  return [...new Set(texts)].map(text => {
    const alike = types.filter((_, index) => texts[index] === text)
    return { text, what: `in the file as ${alike.join(' or ')}` }
  })
}

/**
 * The notations of an integer: decimal, hex, and its bytes as stored.
 * @param digits of the hex form
 * @param types that the number is stored as; without them, all types that it fits
 */
export function integerFormats(value: number, digits: number, types = typesOf(value)): readonly CopyFormat[] {
  const hex = value < 0 ? toHex(value >>> 0) : toHex(value, digits)
  return [
    { text: String(value), what: 'decimal' },
    { text: `0x${hex}`, what: 'hex' },
    { text: hex, what: 'hex without prefix' },
    ...byteFormats(value, types),
  ]
}

/** The notations of a float: decimal digits, and its four bytes as stored. */
export function floatFormats(value: number): readonly CopyFormat[] {
  const bytes = fileBytes(value, 'f32')
  const number = bytes.split(' ').reverse().join('')
  return [
    { text: String(value), what: 'decimal' },
    { text: bytes, what: 'in the file as f32' },
    { text: `0x${number}`, what: 'as a 32-bit number' },
  ]
}

/** A float whose four bytes are written in the order of the file, e.g. `59F29D44`; null for other texts. */
export function readFileFloat(digits: string): number | null {
  if (!/^[\dA-F]{8}$/i.test(digits)) return null
  const bytes = Uint8Array.from(hexPairs(digits), pair => Number.parseInt(pair, 16))
  return shortestFloat(new DataView(bytes.buffer).getFloat32(0, true))
}
