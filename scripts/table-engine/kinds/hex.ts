import type { Fault } from '../../csv/problem.ts'
import type { Kind, Parsed } from '../kind.ts'

export interface HexRange {
  readonly min?: string
  readonly max?: string
}

/** How to mend the cell: upper case, without 0x, with the leading zeros that a column opened as numbers loses. */
function mend(cell: string, digits: number): Pick<Fault, 'fix' | 'repair'> {
  const bare = cell.trim().replace(/^0x/i, '').toUpperCase()
  if (!/^[0-9A-F]+$/.test(bare) || bare.length > digits) return { fix: `write all ${digits} digits` }
  const repair = bare.padStart(digits, '0')
  return { fix: `write ${repair}`, repair }
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
        const isNumber = /^\d+$/.test(cell) && cell.length < digits
        const cause = isNumber ? ': a spreadsheet that opens the column as numbers drops zeros' : ''
        const rule = `is not a hex number of ${digits} digits (0-9, A-F)${cause}`
        const trace = isNumber ? ({ trace: 'lost zeros' } as const) : {}
        return { fault: { rule, allowed, ...mend(cell, digits), ...trace } }
      }
      if (cell < min || cell > max) {
        const rule = cell < min ? 'is too small' : 'is too large'
        return { fault: { rule, allowed, fix: 'check the number' } }
      }
      return { value: cell }
    },
  }
}
