import { parseHex } from '../shared/hex.ts'
import { type CopyFormat, floatFormats, integerFormats, readFileFloat } from './actions/numberFormats.ts'
import type { ColumnHeader } from './column.ts'

/** Notations of the number in a cell; none for other cells. */
function numberFormats(value: unknown, { kind, hint = '' }: ColumnHeader): readonly CopyFormat[] {
  if (typeof value === 'number')
    return kind === 'float' || !Number.isInteger(value) ? floatFormats(value) : integerFormats(value, 1)
  if (kind !== 'hex' || typeof value !== 'string') return []
  // The hint of columns with the bytes of coordinates names their type.
  const float = hint.includes('little-endian float') ? readFileFloat(value) : null
  if (float !== null) return floatFormats(float)
  const number = parseHex(value)
  return Number.isNaN(number) ? [] : integerFormats(number, value.length)
}

/** What can be copied of a cell: its value as shown, and a number in other notations. */
export function cellFormats(value: unknown, column: ColumnHeader): readonly CopyFormat[] {
  const formats = numberFormats(value, column)
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value ?? ''}`
  return text === '' || formats.some(format => format.text === text)
    ? formats
    : [{ text, what: 'as shown' }, ...formats]
}
