import type { Fault } from '../../csv/problem.ts'
import type { Constraints } from '../kind.ts'

interface Range {
  readonly min?: number
  readonly max?: number
}

/** The fault of a number outside its range, or null. Both ends belong to the range. */
export function rangeFault(value: number, { min = -Infinity, max = Infinity }: Range): Fault | null {
  if (value >= min && value <= max) return null
  const allowed =
    max === Infinity ? `${min} and above` : min === -Infinity ? `up to ${max}` : `${min} to ${max}`
  return { rule: value < min ? 'is too small' : 'is too large', allowed, fix: 'check the number' }
}

/** The ends of a range in the words of the standard. */
export function limitsOf({ min, max }: Range): Constraints {
  return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }
}
