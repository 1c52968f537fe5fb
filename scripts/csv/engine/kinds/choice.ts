import { nearest } from '#shared/nearest.ts'
import { lostZeros } from '../../spreadsheet-trace.ts'
import { defineKind, type Kind, type Parsed } from '../kind.ts'

/** One of a fixed set of words, matched exactly. */
export function choice<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  const known = new Map<string, Parsed<Choice>>(choices.map(value => [value, { value }]))
  return defineKind({
    name: 'choice',
    typeScript: choices.map(one => JSON.stringify(one)).join(' | '),
    choices,
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
  })
}

/** Spellings used by people and by spreadsheets in other languages. */
const yes = /^(y|yes|true|1|wahr|ja|vrai|oui|x)$/i
const no = /^(n|no|false|0|falsch|nein|faux|non)$/i

/** `yes` or `no` in the CSV, true or false in the generated row. */
export function yesNo(): Kind<boolean> {
  return defineKind({
    name: 'boolean',
    typeScript: 'boolean',
    parse(cell: string): Parsed<boolean> {
      if (cell === 'yes') return { value: true }
      if (cell === 'no') return { value: false }
      const fault = { rule: 'is neither yes nor no', allowed: 'yes, no' }
      const word = cell.trim()
      const repair = yes.test(word) ? 'yes' : no.test(word) ? 'no' : null
      if (repair === null) return { fault: { ...fault, fix: 'write yes or no' } }
      return { fault: { ...fault, fix: `write ${repair}`, repair } }
    },
  })
}

/** A colour as #RRGGBB in upper-case hex digits. */
export function colour(): Kind<string> {
  return defineKind({
    name: 'colour',
    typeScript: 'string',
    constraints: { pattern: '#[0-9A-F]{6}' },
    parse(cell: string): Parsed<string> {
      if (/^#[0-9A-F]{6}$/.test(cell)) return { value: cell }
      const digits = cell.replace(/[^0-9a-f]/gi, '').toUpperCase()
      return {
        fault: {
          rule: 'is not a colour',
          allowed: '#000000 to #FFFFFF, upper case',
          ...(/^\s*#?[0-9a-f]{6}\s*$/i.test(cell)
            ? { fix: `write #${digits}`, repair: `#${digits}` }
            : { fix: 'write # and six hex digits' }),
        },
      }
    },
  })
}
