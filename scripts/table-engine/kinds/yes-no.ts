import type { Kind, Parsed } from '../kind.ts'

/** `yes` or `no` in the CSV, true or false in the generated row. */
export function yesNo(): Kind<boolean> {
  return {
    name: 'boolean',
    typeScript: 'boolean',
    choices: null,
    constraints: {},
    parse(cell: string): Parsed<boolean> {
      if (cell === 'yes') return { value: true }
      if (cell === 'no') return { value: false }
      const meant = /^(y|yes|true|1|wahr|vrai|x)$/i.test(cell) ? 'yes' : 'no'
      return { fault: { rule: 'is neither yes nor no', allowed: 'yes, no', fix: `write ${meant}` } }
    },
  }
}
