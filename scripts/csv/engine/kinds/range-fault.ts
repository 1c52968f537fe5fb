import type { Fault } from '../../problem.ts'
import type { Constraints } from '../kind.ts'
import { rangeWords } from '../range-words.ts'

interface Range {
  readonly min?: number
  readonly max?: number
}

/** The fault of a number outside its range, or null. The range is inclusive. */
export function rangeFault(value: number, range: Range): Fault | null {
  const { min = -Infinity, max = Infinity } = range
  if (value >= min && value <= max) return null
  const rule = value < min ? 'is too small' : 'is too large'
  return { rule, allowed: rangeWords(limitsOf(range)), fix: 'check the number' }
}

/** The bounds of a range as Table Schema constraints. */
export function limitsOf({ min, max }: Range): Constraints {
  return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }
}
