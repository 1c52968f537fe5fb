import type { Fault } from '../../problem.ts'
import { defineKind, type Kind, type Parsed } from '../kind.ts'

interface HexRange {
  readonly min?: string
  readonly max?: string
}

/**
 * The hex digits that LibreOffice reads as scientific notation and saves as this number: 140 may have been
 * 14E1. Null if that many digits cannot contain an exponent.
 */
export function beforeNumber(cell: string, digits: number): string | null {
  if (!/^\d+$/.test(cell)) return null
  const mantissa = cell.replace(/0+$/, '') || '0'
  const power = `E${cell === '0' ? 0 : cell.length - mantissa.length}`
  return mantissa.length + power.length > digits
    ? null
    : mantissa.padStart(digits - power.length, '0') + power
}

/** Fixes the cell: upper case, no 0x, with the leading zeros that a spreadsheet drops. */
function repairHex(cell: string, digits: number): Pick<Fault, 'fix' | 'repair'> {
  const bare = cell.trim().replace(/^0x/i, '').toUpperCase()
  if (!/^[0-9A-F]+$/.test(bare) || bare.length > digits) return { fix: `write all ${digits} digits` }
  const repair = bare.padStart(digits, '0')
  const other = beforeNumber(bare, digits)
  if (cell !== bare || other === null) return { fix: `write ${repair}`, repair }
  return {
    fix: `write ${repair}; if a spreadsheet opened the file restore it, as ${other} would look the same`,
  }
}

/** Hexadecimal numbers with a fixed number of digits: upper case, leading zeros, no 0x. The value stays a string. */
export function hex(
  digits: number,
  { min = '0'.repeat(digits), max = 'F'.repeat(digits) }: HexRange = {},
): Kind<string> {
  const pattern = new RegExp(`^[0-9A-F]{${digits}}$`)
  return defineKind({
    name: 'hex',
    typeScript: 'string',
    constraints: { pattern: `[0-9A-F]{${digits}}` },
    parse(cell: string): Parsed<string> {
      const allowed = `${min} to ${max}`
      if (!pattern.test(cell)) {
        const isNumber = /^\d+$/.test(cell) && cell.length < digits
        const cause = isNumber ? ': a spreadsheet that opens the column as numbers drops zeros' : ''
        return {
          fault: {
            rule: `is not a hex number of ${digits} digits (0-9, A-F)${cause}`,
            allowed,
            ...repairHex(cell, digits),
            ...(isNumber && { trace: 'lost zeros' }),
          },
        }
      }
      if (cell < min || cell > max) {
        return {
          fault: { rule: cell < min ? 'is too small' : 'is too large', allowed, fix: 'check the number' },
        }
      }
      return { value: cell }
    },
  })
}
