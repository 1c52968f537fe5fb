import type { Field, ShownEntry, ShownFlag } from './field-types.ts'
import { formatStored, shortestFloat, toHex } from './number.ts'
import { isYears } from './range.ts'
import { beforeNul } from './text.ts'

/** Longer lists are not described. */
const mostValues = 4

/** The value sets of a format. */
export interface ValueSets {
  readonly enumeration: (name: string) => readonly ShownEntry[]
  readonly flags: (name: string) => readonly ShownFlag[]
}

/** A decoded value: a number, a text, a boolean, raw bytes or a struct, or a list of them. */
type Decoded = number | string | boolean | object

function numberWords(sets: ValueSets, { type, values, range }: Field, value: number): string {
  if (type === 'b8') return value === 0 ? '0, no' : '1, yes'
  if (values?.name === 'versions') return toHex(value, 8) // as tables and texts write these ids
  const format = isYears(range) ? String : formatStored
  const digits = format(type === 'f32' ? shortestFloat(value) : value)
  if (values?.kind === 'enumeration') {
    const entry = sets.enumeration(values.name).find(candidate => candidate.value === value)
    return entry === undefined ? digits : `${digits}, ${entry.meaning || entry.name.replaceAll('_', ' ')}`
  }
  if (values?.kind === 'flags') {
    const set = sets
      .flags(values.name)
      .filter(({ bit, width }) => Math.floor(value / 2 ** bit) % 2 ** width !== 0)
    return set.length === 0
      ? digits
      : `${digits}, ${set.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}`
  }
  return digits
}

/** A decoded value in words; null for padding, addresses and structs. */
export function valueWords(sets: ValueSets, field: Field, value: Decoded): string | null {
  if (field.struct !== null) return null
  if (field.role !== 'data' && field.role !== 'count' && field.role !== 'ignored') return null
  if (field.type === 'struct') return null // not even of its first field, which has its offset
  if (typeof value === 'number' || typeof value === 'boolean') return numberWords(sets, field, Number(value))
  if (typeof value === 'string') {
    const letters = beforeNul(value)
    return letters === '' ? 'no text' : `“${letters}”`
  }
  if (!Array.isArray(value)) return null
  const first = value.slice(0, mostValues).map(item => valueWords(sets, { ...field, count: null }, item))
  if (first.length === 0 || first.includes(null)) return null
  return first.join('; ') + (value.length > mostValues ? ' …' : '')
}
