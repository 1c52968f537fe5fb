import { nearest } from '../../csv/nearest.ts'
import type { Kind, Parsed } from '../kind.ts'

/** One of a few fixed words, spelt exactly so. */
export function choice<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  const known = new Map<string, Parsed<Choice>>(choices.map(value => [value, { value }]))
  return {
    name: 'choice',
    typeScript: choices.map(one => JSON.stringify(one)).join(' | '),
    choices,
    constraints: {},
    parse(cell: string): Parsed<Choice> {
      const parsed = known.get(cell)
      if (parsed !== undefined) return parsed
      const close = nearest(cell, choices)
      return {
        fault: {
          rule: 'is not one of the values of this column',
          allowed: choices.join(', '),
          fix: close === null ? 'choose one of them' : `write ${close}`,
        },
      }
    },
  }
}
