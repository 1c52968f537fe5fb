import type { CellValue, ColumnKind } from './column.ts'

let collator: Intl.Collator | null = null

/** Order of texts as people expect it. It is dear to make, and only a sort needs it. */
function naturalOrder(): Intl.Collator {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator
}

/** The number a cell stands for: hex text is read as hex, other text gives NaN. */
export function toNumber(value: CellValue, kind: ColumnKind): number {
  if (typeof value === 'number') return value
  if (value === null || kind !== 'hex' || !/^[0-9A-F]+$/i.test(value)) return Number.NaN
  return Number.parseInt(value, 16)
}

/**
 * Ascending order of two cells that are not empty: numbers and hex by value, text in natural order ("Cell 2" before
 * "Cell 10"). A hex column may hold words too (an address "teleport"); they come after the numbers.
 */
export function compareCells(a: CellValue, b: CellValue, kind: ColumnKind): number {
  const [numberA, numberB] = [toNumber(a, kind), toNumber(b, kind)]
  const isNumberA = !Number.isNaN(numberA)
  const isNumberB = !Number.isNaN(numberB)
  if (isNumberA && isNumberB) return numberA - numberB
  if (isNumberA !== isNumberB) return isNumberA ? -1 : 1
  return naturalOrder().compare(String(a), String(b))
}
