import type { Count, Field, Range, Role } from '../generated/format/types.ts'
import { hex } from './hex.ts'
import type { PlacedField } from './placeFields.ts'

/** Whether the count of a field counts bytes of one value, not values. */
export function isText({ type }: Field): boolean {
  return type === 'char' || type === 'gxt' || type === 'raw'
}

/** A count as an expression over earlier fields, e.g. `(variable_space_size − 8) / 4`. */
export function countText(count: Count): string {
  if (count.kind === 'fixed') return String(count.value)
  if (count.kind === 'until') return `until ${formatNumber(count.value)}`
  const base = count.minus === 0 ? count.field : `${count.field} − ${count.minus}`
  if (count.divide === 1) return base
  return `${count.minus === 0 ? base : `(${base})`} / ${count.divide}`
}

/** Exact type, e.g. `i32`, `char[8]`, `weapon_slot[13]`. */
export function typeText({ type, struct, count }: Field): string {
  return (struct ?? type) + (count ? `[${countText(count)}]` : '')
}

/** Legal values in words. */
export function rangeText(range: Range): string {
  if (range.kind === 'text') return `always “${range.text}”`
  if (range.kind === 'sameAs') return `equal to ${range.field}`
  if (range.kind === 'set') return range.values.map(formatNumber).join(', ')
  if (range.min === range.max) return `always ${formatNumber(range.min)}`
  return `${formatNumber(range.min)} to ${formatNumber(range.max)}`
}

/** A number with a true minus sign and grouped thousands. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 6 }).replace('-', '−')
}

/** Bytes in words. */
export function bytesText(sizeBytes: number): string {
  return `${formatNumber(sizeBytes)} ${sizeBytes === 1 ? 'byte' : 'bytes'}`
}

const roleNames: Readonly<Record<Role, string | null>> = {
  data: null,
  count: 'count',
  filler: 'filler',
  unwritten: 'never written',
  address: 'memory address',
  ignored: 'ignored on load',
}

/** What a field is for, where it does not simply hold data. */
export function roleText({ role }: Field): string | null {
  return roleNames[role]
}

/** One line about a field, e.g. `0004 money: i32, integer, 4 bytes`. */
export function fieldTitle({ field, offset, sizeBytes }: PlacedField): string {
  const kind = [typeText(field), roleText(field) ?? field.legend, bytesText(sizeBytes)].join(', ')
  return `${hex(offset)} ${field.name}: ${kind}`
}
