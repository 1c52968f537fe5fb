import type { Kind, Parsed } from '../kind.ts'
import { ambiguousFix } from './ambiguous-fix.ts'
import { limitsOf, rangeFault } from './range-fault.ts'

export interface FloatRange {
  readonly min?: number
  readonly max?: number
}

/** More digits than any number in the game. */
const longestFloat = 20

/** Normalises a number written with a comma, a plus sign, extra zeros or spaces; null for anything else. */
function withPoint(cell: string): string | null {
  const parts = /^\+?(-?)0*(\d*)(?:[.,](\d+))?$/.exec(cell.trim())
  if (parts === null) return null
  const [, sign = '', whole = '', fraction = ''] = parts
  if (`${whole}${fraction}` === '' && !cell.includes('0')) return null
  const digits = `${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`
  return Number(digits) === 0 ? '0' : `${sign}${digits}`
}

/** Restores a lost decimal point: `1050082` becomes 1050.082. Null for numbers that cannot result from that. */
export function beforeLostPoint(cell: string): string | null {
  if (!/^-?\d+$/.test(cell) || Number(cell) === 0) return null
  return cell.replace(/\d+/, digits => digits.padStart(4, '0')).replace(/\d{3}$/, '.$&')
}

/** Decimal numbers with a point; no exponent, no thousands separators. */
export function float(range: FloatRange = {}): Kind<number> {
  return {
    name: 'float',
    typeScript: 'number',
    isOptional: false,
    choices: null,
    constraints: limitsOf(range),
    parse(cell: string): Parsed<number> {
      if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(cell)) {
        const fault = {
          rule: 'is not a decimal number',
          allowed: 'digits with a decimal point, e.g. -1706.213',
        }
        const ambiguous = ambiguousFix(cell, ",'")
        if (ambiguous !== null) return { fault: { ...fault, fix: ambiguous } }
        const repair = withPoint(cell)
        if (repair !== null) return { fault: { ...fault, fix: `write ${repair}`, repair } }
        const meant = cell.trim() === '' ? Number.NaN : Number(cell.trim())
        const fix = Number.isFinite(meant)
          ? `write ${meant.toFixed(6).replace(/\.?0+$/, '')}`
          : 'write digits'
        return { fault: { ...fault, fix } }
      }
      if (cell.length > longestFloat || /^-0(?:\.0+)?$/.test(cell)) {
        const rule = cell.length > longestFloat ? `has ${cell.length} characters` : 'is a negative zero'
        return {
          fault: { rule, allowed: `up to ${longestFloat} characters, 0 without sign`, fix: 'round it' },
        }
      }
      const value = Number(cell)
      const fault = rangeFault(value, range)
      if (fault === null) return { value }
      const pointed = beforeLostPoint(cell)
      if (pointed === null || rangeFault(Number(pointed), range) !== null) return { fault }
      const fix = `write ${pointed}, if a spreadsheet with decimal comma took its point for thousands`
      return { fault: { ...fault, fix, trace: 'lost point' } }
    },
  }
}
