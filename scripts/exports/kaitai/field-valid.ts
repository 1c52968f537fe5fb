import type { Field } from '../../format/definition.ts'
import { memberId } from './names.ts'
import type { Yaml } from './yaml.ts'

/** Whether a field holds one and the same number in every save. */
export function isConstant({ range, evidence }: Field): boolean {
  return range?.kind === 'span' && range.min === range.max && evidence === 'proven'
}

/** What a reader may insist on: constants, equal fields and the limits of counts. Other ranges are what was seen, and stand in the text. */
export function fieldValid(field: Field, struct: string): Yaml | undefined {
  const { range, role, type } = field
  if (range?.kind === 'text') return `'${range.text}'`
  if (range?.kind === 'sameAs') return memberId(range.field, struct)
  if (range?.kind !== 'span') return undefined
  if (isConstant(field)) return range.min
  if (role !== 'count') return undefined
  const isUnsigned = type.startsWith('u') && range.min === 0
  return isUnsigned ? { max: range.max } : { min: range.min, max: range.max }
}
