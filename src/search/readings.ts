import { shortestFloat } from '../shared/float.ts'
import { toHex } from '../shared/hex.ts'
import { scalars } from '../shared/types.ts'
import { fileBytes } from '../site/fileBytes.ts'
import { formatNumber } from '../ui/formatNumber.ts'
import type { Reading } from './readQuery.ts'

/** The numbers that four bytes may be, each way round. */
export interface ByteValues {
  readonly float: number
  readonly integer: number
  readonly swappedFloat: number
  readonly swappedInteger: number
}

/** Reads four bytes as they stand in a file: little-endian first, as the game writes them. */
export function readBytes(bytes: readonly number[]): ByteValues {
  const view = new DataView(Uint8Array.from(bytes).buffer)
  return {
    float: view.getFloat32(0, true),
    integer: view.getInt32(0, true),
    swappedFloat: view.getFloat32(0, false),
    swappedInteger: view.getInt32(0, false),
  }
}

/** A float to the digits that its four bytes hold. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'no number'
  const short = shortestFloat(value)
  const isPlain = short === 0 || (Math.abs(short) >= 1e-4 && Math.abs(short) < 1e9)
  return isPlain ? String(short) : short.toExponential()
}

/** Larger numbers are values rather than ids. */
const largestId = 0xffff

const hex = (value: number) => `0x${toHex(value, 1)}`

/** Larger numbers are no offsets that a reader may have read anywhere. */
const largestOffset = 0xffffff

/** The offset that a query may be meant for although no byte of the file stands there; null for others. */
export function offsetBeyond({ decimal, hex, isSurelyHex, bytes }: Reading, fileSize: number): number | null {
  const offset = isSurelyHex ? hex : decimal
  if (offset === null || offset < fileSize || offset > largestOffset || (bytes && isSurelyHex)) return null
  return offset
}

/** The padding, which older tables count as a block. */
const lastBlock = 30

/** Whether a query asks for a block that no save has. */
export function isNoBlock({ block }: Reading): boolean {
  return block !== null && block > lastBlock
}

/** A number below zero or with decimals as the bytes that a save would hold. */
function describeBytes(value: number, isWhole: boolean): string {
  const integer = isWhole && value >= scalars.i32.min ? `integer ${fileBytes(value, 'i32')}, ` : ''
  return `${formatFloat(value)} in a file: ${integer}float ${fileBytes(value, 'f32')}`
}

/**
 * What a query was taken for, in words.
 * @param fileSize bytes of a save
 */
export function describeReading(reading: Reading, fileSize: number): readonly string[] {
  const texts = describeNumber(reading)
  if (isNoBlock(reading)) texts.push('A save has the blocks 00 to 27; what follows up to 30 are old copies')
  const beyond = offsetBeyond(reading, fileSize)
  if (beyond === null) return texts
  const last = fileSize - 1
  return [
    ...texts,
    `${formatNumber(beyond)} lies beyond the last byte of a save: ${formatNumber(last)}, ${hex(last)}`,
  ]
}

function describeNumber(reading: Reading): string[] {
  const { decimal, hex: hexNumber, isSurelyHex, bytes, float } = reading
  if (bytes) {
    const { float, integer, swappedFloat, swappedInteger } = readBytes(bytes)
    const text = bytes.map(byte => toHex(byte, 2)).join(' ')
    return [
      `${text} in a file: float ${formatFloat(float)}, integer ${formatNumber(integer)}`,
      `the other way round: float ${formatFloat(swappedFloat)}, integer ${formatNumber(swappedInteger)}`,
    ]
  }
  if (isSurelyHex && hexNumber !== null) return [`${hex(hexNumber)} = ${formatNumber(hexNumber)}`]
  if (float) return [describeBytes(float.value, decimal !== null)]
  if (decimal === null || decimal < 10) return []
  const asHex = hexNumber === null ? '' : `; ${hex(hexNumber)} = ${formatNumber(hexNumber)}`
  const texts = [`${formatNumber(decimal)} = ${hex(decimal)}${asHex}`]
  if (decimal > largestId && decimal <= scalars.u32.max)
    texts.push(describeBytes(decimal, decimal <= scalars.i32.max))
  return texts
}
