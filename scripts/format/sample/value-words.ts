import { shortestFloat } from '../../../src/shared/float.ts'
import type { Value } from '../codec/value.ts'
import { type Definition, type Field, flagsOf } from '../definition.ts'

/** Longer lists are not described. */
const mostValues = 4

function numberWords(definition: Definition, field: Field, value: number): string {
  const { type, values } = field
  if (type === 'b8') return value === 0 ? '0, no' : '1, yes'
  const digits = String(type === 'f32' ? shortestFloat(value) : value).replace('-', '−')
  if (values?.kind === 'enumeration') {
    const entry = definition.enumerations.get(values.name)?.find(candidate => candidate.value === value)
    return entry === undefined ? digits : `${digits}, ${entry.meaning || entry.name.replaceAll('_', ' ')}`
  }
  if (values?.kind === 'flags') {
    const set = flagsOf(definition, values.name).filter(
      ({ bit, width }) => Math.floor(value / 2 ** bit) % 2 ** width !== 0,
    )
    return set.length === 0
      ? digits
      : `${digits}, ${set.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}`
  }
  return digits
}

/** A decoded value in words; null for padding, addresses and structs. */
export function valueWords(definition: Definition, field: Field, value: Value): string | null {
  if (field.role !== 'data' && field.role !== 'count' && field.role !== 'ignored') return null
  if (typeof value === 'number') return numberWords(definition, field, value)
  if (typeof value === 'string') {
    const [letters = ''] = value.split('\0', 1)
    return letters === '' ? 'no text' : `“${letters}”`
  }
  if (!Array.isArray(value)) return null
  const first = value
    .slice(0, mostValues)
    .map(item => valueWords(definition, { ...field, count: null }, item))
  if (first.length === 0 || first.includes(null)) return null
  return first.join(', ') + (value.length > mostValues ? ' …' : '')
}
