import type { CellValue, ColumnKind } from './column.ts'

/** The numeric value of a cell: hex text is read as hex, other text gives NaN. */
export function toNumber(value: CellValue, kind: ColumnKind): number {
  if (typeof value === 'number') return value
  if (value === null || kind !== 'hex' || !/^[0-9A-F]+$/i.test(value)) return Number.NaN
  return Number.parseInt(value, 16)
}

/** Empty for an empty cell. */
export type SortKey = number | string

/**
 * What a cell sorts by: numbers and hex by value, text in natural order ("cell 2" before "Cell 10"). The
 * browser's own order of texts reads its data first, which delays the first sort by 30 ms, 120 on a phone.
 */
export function sortKey(value: CellValue, kind: ColumnKind): SortKey {
  if (value === null) return ''
  const number = toNumber(value, kind)
  if (!Number.isNaN(number)) return number
  return String(value)
    .toLowerCase()
    .replace(/\d+/g, digits => digits.padStart(6, '0'))
}

/**
 * Ascending order of two sort keys. A hex column may contain words too (an address "teleport"); they come after the numbers.
 * @param isReversed whether the result will be negated: empty cells come last in both directions
 */
export function compareKeys(a: SortKey, b: SortKey, isReversed = false): number {
  if (a === '' || b === '') return (Number(a === '') - Number(b === '')) * (isReversed ? -1 : 1)
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : Number(a > b)
}
