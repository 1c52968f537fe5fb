import { formatNumber, toHex } from '#shared/number.ts'
import type { NewValue } from '#shared/recipe-types.ts'
import { countOf } from '#shared/text.ts'

const signed = (value: number) => (value < 0 ? `− ${formatNumber(-value)}` : `+ ${formatNumber(value)}`)

/** How a recipe changes a value, in a few words: `50`, `at least 50`, `current value + 50, at most 1,000`. */
export function newValueText({ change, value, from, limit }: NewValue): string {
  const number = from === null ? formatNumber(value) : `the value of ${from}`
  if (change === 'clean') return 'the text up to its first control character, then 00'
  if (change === 'count') return `the number of values in the field ${from} that are not 0`
  if (change === 'set') return number
  if (change === 'raise') return `at least ${number}`
  if (change === 'bits') return `current value with mask ${toHex(value, 2)} (hex) set`
  if (change === 'points' && value < 0) return 'current value − 1 for each mission that is reset'
  if (change === 'points') return `current value + ${value} (${countOf(value, 'row')} of the checklist)`
  return `current value ${signed(value)}${limit === null ? '' : `, at ${value < 0 ? 'least' : 'most'} ${formatNumber(limit)}`}`
}
