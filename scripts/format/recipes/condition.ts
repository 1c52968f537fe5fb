import { parseRange, rangeText } from '#shared/range.ts'
import type { Range } from '../definition.ts'

/** Which elements of a list a step is for. */
interface Condition {
  /** Another field of the element, or `value` for the value itself. */
  readonly field: string
  /** Name of the script variable that the field must equal; null for a range. */
  readonly variable: string | null
  readonly range: Range | null
}

/**
 * Parses a condition on the elements of a list: `type only 17`, or `index is parked_nrg500_bike_school` for the value of
 * a script variable.
 */
export function parseCondition(where: string): Condition {
  const [, field = '', variable = null, range = ''] = /^(\w+) (?:is (\w+)|(.+))$/.exec(where) ?? []
  return { field, variable, range: variable === null ? parseRange(range) : null }
}

/** A condition in words. */
export function conditionText(where: string): string {
  const { field, variable, range } = parseCondition(where)
  const allowed =
    variable === null ? range && rangeText(range) : `the value of the script variable ${variable}`
  return `${field === 'value' ? 'the value' : `field ${field}`} is ${allowed}`
}
