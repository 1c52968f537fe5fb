import type { Kind, Parsed } from '../kind.ts'
import { limitsOf, rangeFault } from './range-fault.ts'

export interface FloatRange {
  readonly min?: number
  readonly max?: number
}

/** More digits than a number of the game has. */
const longestFloat = 20

/** Decimal numbers with a point; no exponent, no thousands separators. */
export function float(range: FloatRange = {}): Kind<number> {
  return {
    name: 'float',
    typeScript: 'number',
    choices: null,
    constraints: limitsOf(range),
    parse(cell: string): Parsed<number> {
      if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(cell)) {
        const point = cell.replace(',', '.').trim()
        const meant = point === '' ? Number.NaN : Number(point)
        return {
          fault: {
            rule: 'is not a decimal number',
            allowed: 'digits with a decimal point, e.g. -1706.213',
            fix: Number.isFinite(meant)
              ? `write ${meant.toFixed(6).replace(/\.?0+$/, '')}`
              : 'write the number in digits',
          },
        }
      }
      if (cell.length > longestFloat || /^-0(?:\.0+)?$/.test(cell)) {
        const rule = cell.length > longestFloat ? `has ${cell.length} characters` : 'is a negative zero'
        return {
          fault: { rule, allowed: `up to ${longestFloat} characters, 0 without sign`, fix: 'round it' },
        }
      }
      const value = Number(cell)
      const fault = rangeFault(value, range)
      return fault === null ? { value } : { fault }
    },
  }
}
