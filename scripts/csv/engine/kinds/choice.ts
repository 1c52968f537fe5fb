import { nearest } from '../../nearest.ts'
import { lostZeros } from '../../spreadsheet-trace.ts'
import type { Kind, Parsed } from '../kind.ts'

/** One of a fixed set of words, matched exactly. */
export function choice<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  const known = new Map<string, Parsed<Choice>>(choices.map(value => [value, { value }]))
  return {
    name: 'choice',
    typeScript: choices.map(one => JSON.stringify(one)).join(' | '),
    isOptional: false,
    choices,
    constraints: {},
    parse(cell: string): Parsed<Choice> {
      const parsed = known.get(cell)
      if (parsed !== undefined) return parsed
      const fault = { rule: 'is not one of the values of this column', allowed: choices.join(', ') }
      const withZeros = choices.find(one => /^0\d+$/.test(one) && one.replace(/^0+(?=\d)/, '') === cell)
      if (withZeros !== undefined) return { fault: lostZeros(withZeros, fault.allowed) }
      const written = cell.trim().toLowerCase()
      const repair = choices.find(one => one.toLowerCase() === written)
      if (repair !== undefined) return { fault: { ...fault, fix: `write ${repair}`, repair } }
      const close = nearest(cell, choices)
      return { fault: { ...fault, fix: close === null ? 'choose one of them' : `did you mean ${close}?` } }
    },
  }
}
