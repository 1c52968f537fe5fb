import { onlyValue } from '../../src/shared/range.ts'
import type { Field } from './definition.ts'

/** Whether a field has the same number in every save. */
export function isConstant({ range, evidence }: Field): boolean {
  return onlyValue(range) !== null && evidence === 'proven'
}

/**
 * Whether the range of a field is strict: constants of the format, fields equal to another one, limits of
 * counts and sizes. Other ranges were observed, and a valid save may exceed them.
 */
export function isStrictRange(field: Field): boolean {
  const { range, role } = field
  if (range === null || range.kind === 'set') return false
  return range.kind !== 'span' || role === 'count' || isConstant(field)
}
