import { onlyValue } from '../../src/shared/range.ts'
import type { Field } from './definition.ts'

/** Whether a field holds one and the same number in every save. */
export function isConstant({ range, evidence }: Field): boolean {
  return onlyValue(range) !== null && evidence === 'proven'
}

/**
 * Whether a reader may insist on the range of a field: texts and numbers that are constants of the format, fields equal
 * to another one, limits of counts and sizes. Other ranges are what was seen, and a sound save may leave them.
 */
export function isStrictRange(field: Field): boolean {
  const { range, role } = field
  if (range === null || range.kind === 'set') return false
  return range.kind !== 'span' || role === 'count' || isConstant(field)
}
