import type { Fault } from '../../csv/problem.ts'
import type { Kind, Parsed } from '../kind.ts'

export interface TextRules {
  /** Whole-cell pattern; `example` shows a contributor what fits. */
  readonly pattern?: RegExp
  readonly example?: string
  readonly maxLength?: number
  /** Doubled spaces are part of the text. */
  readonly keepsSpaces?: boolean
}

/** Any white space but single spaces between words. */
const strayed = /[^\S ]|^ | $| {2}/

function spaceFault(cell: string): Fault | null {
  if (!strayed.test(cell)) return null
  const tidy = cell.trim().replace(/\s+/g, ' ')
  return {
    rule: 'has spaces at an end, doubled spaces or a line break',
    allowed: 'single spaces between words',
    fix: `write ${JSON.stringify(tidy.slice(0, 80))}`,
  }
}

/** A cell that begins so is run as a formula when the CSV is opened in a spreadsheet. */
const formulaStart = /^[=+\-@]/

/** Words as they are shown. HTML has no meaning in them. */
export function text({
  pattern,
  example = '',
  maxLength = 300,
  keepsSpaces = false,
}: TextRules = {}): Kind<string> {
  return {
    name: 'text',
    typeScript: 'string',
    choices: null,
    constraints: {},
    parse(cell: string): Parsed<string> {
      if (cell === '')
        return {
          fault: {
            rule: 'is empty',
            allowed: example === '' ? 'text' : `text like ${example}`,
            fix: 'fill the cell',
          },
        }
      const spaces = spaceFault(cell)
      if (spaces !== null && !keepsSpaces) return { fault: spaces }
      if (formulaStart.test(cell)) {
        return {
          fault: {
            rule: 'begins like a spreadsheet formula',
            allowed: 'text that does not begin with = + - @',
            fix: `write ${JSON.stringify(cell.replace(/^[=+\-@]+\s*/, ''))}`,
          },
        }
      }
      if (cell.length > maxLength) {
        const rule = `has ${cell.length} characters`
        return { fault: { rule, allowed: `at most ${maxLength} characters`, fix: 'shorten the text' } }
      }
      if (pattern !== undefined && !pattern.test(cell)) {
        const rule = 'is not written as this column needs it'
        return { fault: { rule, allowed: `text like ${example}`, fix: `write it like ${example}` } }
      }
      return { value: cell }
    },
  }
}
