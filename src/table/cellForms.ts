import { parseHex } from '../generated/algebra/hex.ts'
import { type Form, floatForms, integerForms, readFileFloat } from '../tools/numberForms.ts'
import type { ColumnHead } from './column.ts'

/** How the number of a cell can be written; nothing for other cells. */
function numberForms(value: unknown, { kind, hint = '' }: ColumnHead): readonly Form[] {
  if (typeof value === 'number')
    return kind === 'float' || !Number.isInteger(value) ? floatForms(value) : integerForms(value, 1)
  if (kind !== 'hex' || typeof value !== 'string') return []
  // Columns with the bytes of coordinates say so.
  const float = hint.includes('little-endian float') ? readFileFloat(value) : null
  if (float !== null) return floatForms(float)
  const number = parseHex(value)
  return Number.isNaN(number) ? [] : integerForms(number, value.length)
}

/**
 * What can be copied of a cell.
 * @param value of the row; whatever is no plain value counts as empty
 * @param shown the text of the cell on the page; the picture for a yes has none
 */
export function cellForms(value: unknown, shown: string, column: ColumnHead): readonly Form[] {
  const forms = numberForms(value, column)
  const text = shown || (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')
  return text === '' || forms.some(form => form.text === text)
    ? forms
    : [{ text, what: 'as shown' }, ...forms]
}
