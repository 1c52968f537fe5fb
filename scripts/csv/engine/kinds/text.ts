import type { Fault } from '../../problem.ts'
import { lostZeros } from '../../spreadsheet-trace.ts'
import { defineKind, type Kind, type Parsed } from '../kind.ts'

interface TextRules {
  /** Whole-cell pattern; `example` shows a contributor what fits. */
  readonly pattern?: RegExp
  readonly example?: string
  readonly maxLength?: number
  /** Repeated spaces are part of the text. */
  readonly keepsSpaces?: boolean
}

/** Any white space except single spaces between words. */
const strayed = /[^\S ]|^ | $| {2}/
const strayedOutside = /[^\S ]|^ | $/

function spaceFault(cell: string, keepsSpaces: boolean): Fault | null {
  if (!(keepsSpaces ? strayedOutside : strayed).test(cell)) return null
  const tidy = keepsSpaces ? cell.trim() : cell.trim().replace(/\s+/g, ' ')
  return {
    rule: 'has leading, trailing or double spaces, or a line break',
    allowed: 'single spaces between words',
    fix: `write ${JSON.stringify(tidy.slice(0, 80))}`,
    repair: tidy,
  }
}

/** Maximum number of digits in a numeric code. */
const longestCode = 8

/** Pads `1` to `01` or `0001` if the column requires leading zeros; otherwise null. */
function withZeros(cell: string, pattern: RegExp): string | null {
  if (!/^\d+$/.test(cell)) return null
  for (let length = cell.length + 1; length <= longestCode; length++)
    if (pattern.test(cell.padStart(length, '0'))) return cell.padStart(length, '0')
  return null
}

/** Spreadsheets run cells that begin with these characters as formulas. */
const formulaStart = /^[=+\-@]/

/** A question mark that ends no word, or is within one. */
const lostLetter = /(?<![\w)"'?])\?|\?(?=\w)/
const address = /^(https?:\/)?\//

const usualLength = 300

/** What fits a column besides its pattern, in words. */
function hintOf(example: string, maxLength: number): string {
  const hints = [
    example === '' ? '' : `like \`${example}\``,
    maxLength === usualLength ? '' : `at most ${maxLength} characters`,
  ]
  return hints.filter(hint => hint !== '').join('; ')
}

/** Text as displayed; HTML is not interpreted. */
export function text({
  pattern,
  example = '',
  maxLength = usualLength,
  keepsSpaces = false,
}: TextRules = {}): Kind<string> {
  return defineKind({
    name: 'text',
    typeScript: 'string',
    hint: hintOf(example, maxLength),
    parse(cell: string): Parsed<string> {
      if (cell === '')
        return {
          fault: {
            rule: 'is empty',
            allowed: example === '' ? 'text' : `text like ${example}`,
            fix: 'fill the cell',
          },
        }
      const spaces = spaceFault(cell, keepsSpaces)
      if (spaces !== null) return { fault: spaces }
      if (formulaStart.test(cell)) {
        return {
          fault: {
            rule: 'begins like a spreadsheet formula',
            allowed: 'text that does not begin with = + - @',
            fix: `write ${JSON.stringify(cell.replace(/^[=+\-@]+\s*/, ''))}`,
          },
        }
      }
      if (lostLetter.test(cell) && !address.test(cell)) {
        return {
          fault: {
            rule: 'has a question mark for a character that its encoding lacks',
            allowed: 'the character, such as … or –',
            fix: 'retype the character',
          },
        }
      }
      if (cell.length > maxLength) {
        return {
          fault: {
            rule: `has ${cell.length} characters`,
            allowed: `at most ${maxLength} characters`,
            fix: 'shorten the text',
          },
        }
      }
      if (pattern !== undefined && !pattern.test(cell)) {
        const rule = 'does not match the format of this column'
        const repair = withZeros(cell, pattern)
        if (repair !== null) return { fault: lostZeros(repair) }
        return { fault: { rule, allowed: `text like ${example}`, fix: `write it like ${example}` } }
      }
      return { value: cell }
    },
  })
}
