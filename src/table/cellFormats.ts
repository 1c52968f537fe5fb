import { parseHex } from '../shared/hex.ts'
import { type CopyFormat, floatFormats, integerFormats, readFileFloat } from './actions/numberFormats.ts'
import type { ColumnHeader } from './column.ts'

/** Notations of the number in a cell; none for other cells. */
function numberFormats(value: unknown, { kind, isBytes }: ColumnHeader): readonly CopyFormat[] {
  if (typeof value === 'number')
    return kind === 'float' || !Number.isInteger(value) ? floatFormats(value) : integerFormats(value, 1)
  if (kind !== 'hex' || typeof value !== 'string') return []
  const float = isBytes ? readFileFloat(value) : null
  if (float !== null) return floatFormats(float).toSorted((a, b) => Number(isOfFile(b)) - Number(isOfFile(a)))
  const number = parseHex(value)
  return Number.isNaN(number) ? [] : integerFormats(number, value.length)
}

const isOfFile = ({ what }: CopyFormat) => what.startsWith('in the file')

/** What can be copied of a cell: its value as shown, and a number in other notations. */
export function cellFormats(value: unknown, column: ColumnHeader): readonly CopyFormat[] {
  const formats = numberFormats(value, column)
  const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value ?? ''}`
  if (column.isBytes) return formats
  const text = shown && `${column.prefix ?? ''}${shown}`
  return text === '' || formats.some(format => format.text === text)
    ? formats
    : [{ text, what: 'as shown' }, ...formats]
}
