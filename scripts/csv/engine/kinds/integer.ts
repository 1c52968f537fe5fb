import type { Kind, Parsed } from '../kind.ts'
import { ambiguousFix } from './ambiguous-fix.ts'
import { limitsOf, rangeFault } from './range-fault.ts'

export interface IntegerRange {
  readonly min?: number
  readonly max?: number
}

/** Decimal integers without leading zeros, plus sign or thousands separators. */
export function integer(range: IntegerRange = {}): Kind<number> {
  return {
    name: 'integer',
    typeScript: 'number',
    isOptional: false,
    choices: null,
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
        const fix = isNumber ? `write ${Math.round(rounded)}` : 'write the number in digits'
        return { fault: { ...fault, fix } }
      }
      const value = Number(cell)
      if (!Number.isSafeInteger(value)) {
        const allowed = 'at most 15 digits'
        return { fault: { rule: 'is too long for exact arithmetic', allowed, fix: 'check the number' } }
      }
      const fault = rangeFault(value, range)
      return fault === null ? { value } : { fault }
    },
  }
}
