import type { Field } from '../../format/definition.ts'
import { isConstant, mustHold } from '../../format/must-hold.ts'
import { memberId } from './names.ts'
import type { Yaml } from './yaml.ts'

/** What a reader may insist on; other ranges stand in the text. */
export function fieldValid(field: Field, struct: string): Yaml | undefined {
  const { range, type } = field
  if (range === null || range.kind === 'set' || !mustHold(field)) return undefined
  if (range.kind === 'text') return `'${range.text}'`
  if (range.kind === 'sameAs') return memberId(range.field, struct)
  if (isConstant(field)) return range.min
  const isUnsigned = type.startsWith('u') && range.min === 0
  return isUnsigned ? { max: range.max } : { min: range.min, max: range.max }
}
