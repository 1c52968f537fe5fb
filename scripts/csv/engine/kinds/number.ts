import type { Fault } from '../../problem.ts'
import { type Constraints, defineKind, type Kind, type Parsed, rangeWords } from '../kind.ts'

/** The range of a number, inclusive. */
interface NumberRange {
  readonly min?: number
  readonly max?: number
}

/** The fault of a number outside its range, or null. */
function rangeFault(value: number, range: NumberRange): Fault | null {
  const { min = -Infinity, max = Infinity } = range
  if (value >= min && value <= max) return null
  return {
    rule: value < min ? 'is too small' : 'is too large',
    allowed: rangeWords(limitsOf(range)),
    fix: 'check the number',
  }
}

/** The bounds of a range as Table Schema constraints. */
function limitsOf({ min, max }: NumberRange): Constraints {
  return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }
}

/**
 * How to fix a number with one separator before exactly three digits, such as `1,253`: it may separate thousands or
 * decimals, a thousandfold difference. Null for numbers with a single meaning.
 * @param separators those that the column does not accept
 */
function ambiguousFix(cell: string, separators: string): string | null {
  const parts = /^\+?(-?[1-9]\d{0,2})([.,'])(\d{3})$/.exec(cell.trim())
  const [, whole = '', separator = '', rest = ''] = parts ?? []
  if (parts === null || !separators.includes(separator)) return null
  const decimal = `${whole}.${rest}`.replace(/\.?0+$/, '')
  return `write ${whole}${rest} if the separator is for thousands, or ${decimal} if it is for decimals`
}

/** Decimal integers without leading zeros, plus sign or thousands separators. */
export function integer(range: NumberRange = {}): Kind<number> {
  return defineKind({
    name: 'integer',
    typeScript: 'number',
    constraints: limitsOf(range),
    parse(cell: string): Parsed<number> {
      if (!/^(0|-?[1-9]\d*)$/.test(cell)) {
        const fault = { rule: 'is not a whole number', allowed: 'digits, with - in front when negative' }
        const ambiguous = ambiguousFix(cell, ".,'")
        if (ambiguous !== null) return { fault: { ...fault, fix: ambiguous } }
        const whole = /^[+]?(-?)0*(\d+)([.,]0*)?$/.exec(cell.trim())
        const repair = whole === null ? '' : `${whole[2] === '0' ? '' : whole[1]}${whole[2]}`
        if (repair !== '') return { fault: { ...fault, fix: `write ${repair}`, repair } }
        const rounded = Number(cell.replace(',', '.'))
        const isNumber = cell !== '' && Number.isFinite(rounded)
        return {
          fault: { ...fault, fix: isNumber ? `write ${Math.round(rounded)}` : 'write the number in digits' },
        }
      }
      const value = Number(cell)
      if (!Number.isSafeInteger(value)) {
        return {
          fault: {
            rule: 'is too long for exact arithmetic',
            allowed: 'at most 15 digits',
            fix: 'check the number',
          },
        }
      }
      const fault = rangeFault(value, range)
      return fault === null ? { value } : { fault }
    },
  })
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
export function float(range: NumberRange = {}): Kind<number> {
  return defineKind({
    name: 'float',
    typeScript: 'number',
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
        const intended = cell.trim() === '' ? Number.NaN : Number(cell.trim())
        return {
          fault: {
            ...fault,
            fix: Number.isFinite(intended)
              ? `write ${intended.toFixed(6).replace(/\.?0+$/, '')}`
              : 'write digits',
          },
        }
      }
      if (cell.length > longestFloat || /^-0(?:\.0+)?$/.test(cell)) {
        return {
          fault: {
            rule: cell.length > longestFloat ? `has ${cell.length} characters` : 'is a negative zero',
            allowed: `up to ${longestFloat} characters, 0 without sign`,
            fix: 'round it',
          },
        }
      }
      const value = Number(cell)
      const fault = rangeFault(value, range)
      if (fault === null) return { value }
      const pointed = beforeLostPoint(cell)
      if (pointed === null || rangeFault(Number(pointed), range) !== null) return { fault }
      return {
        fault: {
          ...fault,
          fix: `write ${pointed}, if a spreadsheet with decimal comma took its point for thousands`,
          trace: 'lost point',
        },
      }
    },
  })
}
