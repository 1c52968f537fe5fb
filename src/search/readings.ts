import { formatNumber, hexBytes, shortestFloat, toHex } from '#shared/number.ts'
import { scalars } from '#shared/types.ts'
import { fileBytes } from '../site/fileBytes.ts'
import type { QueryReading } from './readQuery.ts'

/** The values of four bytes by type: little-endian, as the game writes them, and swapped. */
export function readBytes(bytes: readonly number[]) {
  const view = new DataView(Uint8Array.from(bytes).buffer)
  return {
    float: view.getFloat32(0, true),
    integer: view.getInt32(0, true),
    swappedFloat: view.getFloat32(0, false),
    swappedInteger: view.getInt32(0, false),
  }
}

/** A float with the digits its four bytes can represent. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'no number'
  const short = shortestFloat(value)
  const isPlain = short === 0 || (Math.abs(short) >= 1e-4 && Math.abs(short) < 1e9)
  return isPlain ? String(short) : short.toExponential()
}

const hex = (value: number) => `0x${toHex(value, 1)}`

/** Larger numbers are not plausible offsets. */
const largestOffset = 0xffffff

/** The offset a query probably means although it is beyond the file; null for others. */
export function offsetBeyond(
  { decimal, hex, isSurelyHex, bytes }: QueryReading,
  fileSize: number,
): number | null {
  const offset = isSurelyHex ? hex : decimal
  if (offset === null || offset < fileSize || offset > largestOffset || (bytes && isSurelyHex)) return null
  return offset
}

/** The padding, which older documentation counts as a block. */
const lastBlock = 30

/** Whether a query names a block that does not exist. */
export function isUnknownBlock({ block, blockOffset }: QueryReading): boolean {
  return Number(block ?? blockOffset?.block ?? 0) > lastBlock
}

/** A negative or decimal number as stored bytes. */
function describeBytes(value: number, isWhole: boolean): string {
  const integer = isWhole && value >= scalars.i32.min ? `integer ${fileBytes(value, 'i32')}, ` : ''
  return `${formatFloat(value)} in a file: ${integer}float ${fileBytes(value, 'f32')}`
}

/**
 * The readings of a query, in words. @param fileSize size of a save in bytes
 */
export function describeReading(reading: QueryReading, fileSize: number): readonly string[] {
  const texts = describeNumber(reading)
  if (isUnknownBlock(reading)) texts.push('A PC save has blocks 00 to 27; 28 to 30 are leftover copies')
  const beyond = offsetBeyond(reading, fileSize)
  if (beyond === null) return texts
  const last = fileSize - 1
  return [
    ...texts,
    `Offset ${formatNumber(beyond)} is past the last byte of a PC save: ${formatNumber(last)} (${hex(last)})`,
  ]
}

function describeNumber(reading: QueryReading): string[] {
  const { decimal, hex: hexNumber, isSurelyHex, bytes, float, text } = reading
  if (text !== null) return [`The bytes of the text “${text}”`]
  if (bytes) {
    const { float, integer, swappedFloat, swappedInteger } = readBytes(bytes)
    const text = hexBytes(bytes)
    return [
      `${text} in a file: float ${formatFloat(float)}, integer ${formatNumber(integer)}`,
      `big-endian: float ${formatFloat(swappedFloat)}, integer ${formatNumber(swappedInteger)}`,
    ]
  }
  if (isSurelyHex && hexNumber !== null) return [`${hex(hexNumber)} = ${formatNumber(hexNumber)}`]
  if (float) return [describeBytes(float.value, decimal !== null)]
  if (decimal === null || decimal < 10) return []
  const asHex = hexNumber === null ? '' : `; ${hex(hexNumber)} = ${formatNumber(hexNumber)}`
  const texts = [`${formatNumber(decimal)} = ${hex(decimal)}${asHex}`]
  if (decimal <= scalars.u32.max) texts.push(describeBytes(decimal, decimal <= scalars.i32.max))
  return texts
}
