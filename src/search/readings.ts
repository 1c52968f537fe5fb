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
function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'no number'
  const short = Number(value.toPrecision(7))
  const isPlain = short === 0 || (Math.abs(short) >= 1e-4 && Math.abs(short) < 1e9)
  return isPlain ? String(short) : short.toExponential()
}

const hex = (value: number) => `0x${value.toString(16).toUpperCase()}`

/** What a query was taken for, in words. */
export function describeReading({ decimal, hex: hexNumber, isSurelyHex, bytes }: Reading): readonly string[] {
  if (bytes) {
    const { float, integer, swappedFloat, swappedInteger } = readBytes(bytes)
    const text = bytes.map(byte => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ')
    return [
      `${text} in a file: float ${formatFloat(float)}, integer ${formatNumber(integer)}`,
      `the other way round: float ${formatFloat(swappedFloat)}, integer ${formatNumber(swappedInteger)}`,
    ]
  }
  if (isSurelyHex && hexNumber !== null) return [`${hex(hexNumber)} = ${formatNumber(hexNumber)}`]
  if (decimal === null || decimal < 0 || decimal < 10) return []
  const asHex = hexNumber === null ? '' : `; ${hex(hexNumber)} = ${formatNumber(hexNumber)}`
  return [`${formatNumber(decimal)} = ${hex(decimal)}${asHex}`]
}
