import type { Kind, Parsed } from '../kind.ts'

/** Spellings used by people and by spreadsheets in other languages. */
const yes = /^(y|yes|true|1|wahr|ja|vrai|oui|x)$/i
const no = /^(n|no|false|0|falsch|nein|faux|non)$/i

/** `yes` or `no` in the CSV, true or false in the generated row. */
export function yesNo(): Kind<boolean> {
  return {
    name: 'boolean',
    typeScript: 'boolean',
    isOptional: false,
    choices: null,
    constraints: {},
    parse(cell: string): Parsed<boolean> {
      if (cell === 'yes') return { value: true }
      if (cell === 'no') return { value: false }
      const fault = { rule: 'is neither yes nor no', allowed: 'yes, no' }
      const word = cell.trim()
      const repair = yes.test(word) ? 'yes' : no.test(word) ? 'no' : null
      if (repair === null) return { fault: { ...fault, fix: 'write yes or no' } }
      return { fault: { ...fault, fix: `write ${repair}`, repair } }
    },
  }
}
