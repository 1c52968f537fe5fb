import { parseRange, rangeText } from '#shared/range.ts'
import type { Range } from '../definition.ts'

/** Which elements of a list a step is for. */
interface Condition {
  /** Another field of the element, or `value` for the value itself. */
  readonly field: string
  /** What the field must be in, or the script variable that it must equal. */
  readonly allowed: Range | { readonly kind: 'variable'; readonly name: string }
}

/**
 * Parses a condition on the elements of a list: `type only 17`, or `index is parked_nrg500_bike_school` for the value of
 * a script variable. @throws Error for anything else
 */
export function parseCondition(where: string): Condition {
  const [, field = '', name, range = ''] = /^(\w+) (?:is (\w+)|(.+))$/.exec(where) ?? []
  const allowed = name === undefined ? parseRange(range) : ({ kind: 'variable', name } as const)
  if (allowed === null) throw new Error(`${where} is no condition on a value`)
  return { field, allowed }
}

/** A condition in words. */
export function conditionText(where: string): string {
  const { field, allowed } = parseCondition(where)
  const wanted =
    allowed.kind === 'variable' ? `the value of the script variable ${allowed.name}` : rangeText(allowed)
  return `${field === 'value' ? 'the value' : `field ${field}`} is ${wanted}`
}
