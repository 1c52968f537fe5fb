import type { Kind, Parsed } from '../kind.ts'

export interface HexRange {
  readonly min?: string
  readonly max?: string
}

/** What is probably meant: upper case, without 0x, with the leading zeros a spreadsheet drops. */
function repair(cell: string, digits: number): string {
  const bare = cell.trim().replace(/^0x/i, '').toUpperCase()
  return /^[0-9A-F]+$/.test(bare) && bare.length <= digits
    ? `write ${bare.padStart(digits, '0')}`
    : `write all ${digits} digits; format the column as text before a spreadsheet reads it`
}

/** Hexadecimal numbers of a fixed number of digits: upper case, leading zeros, no 0x. The value stays text. */
export function hex(
  digits: number,
  { min = '0'.repeat(digits), max = 'F'.repeat(digits) }: HexRange = {},
): Kind<string> {
  const pattern = new RegExp(`^[0-9A-F]{${digits}}$`)
  return {
    name: 'hex',
    typeScript: 'string',
    choices: null,
    constraints: { pattern: `[0-9A-F]{${digits}}` },
    parse(cell: string): Parsed<string> {
      const allowed = `${min} to ${max}`
      if (!pattern.test(cell)) {
        const rule = `is not a hex number of ${digits} digits (0-9, A-F)`
        return { fault: { rule, allowed, fix: repair(cell, digits) } }
      }
      if (cell < min || cell > max) {
        const rule = cell < min ? 'is too small' : 'is too large'
        return { fault: { rule, allowed, fix: 'check the number' } }
      }
      return { value: cell }
    },
  }
}
