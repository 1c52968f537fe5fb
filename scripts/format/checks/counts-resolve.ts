import { isScalar } from '../../../src/shared/types.ts'
import type { Field } from '../definition.ts'
import { eachField, type FieldFault } from './layout-check.ts'

const isInteger = ({ type, count }: Field) =>
  isScalar(type) && type !== 'f32' && type !== 'b8' && count === null

function untilFault(field: Field, first: Field | undefined): FieldFault | null {
  if (field.type === 'struct' && first !== undefined && isInteger(first)) return null
  return {
    property: 'count',
    rule: 'needs elements that begin with a whole number',
    allowed: 'until only for structs that begin with a whole number',
    fix: 'write a number or an earlier field',
  }
}

/** Every count is a positive number, an earlier integer field with the role count, or a valid end mark. */
export const countsResolve = eachField(({ field }, { earlier, layout }) => {
  const { count } = field
  if (count === null) return []
  if (count.kind === 'fixed') {
    if (count.value > 0) return []
    const rule = 'counts nothing'
    return [{ property: 'count', rule, allowed: '1 and above', fix: 'remove the field' }]
  }
  if (count.kind === 'until') {
    const inner = field.struct === null ? undefined : layout.readings.get(field.struct)
    const fault = untilFault(field, inner?.struct.fields[0])
    return fault === null ? [] : [fault]
  }
  const counter = earlier.find(other => other.field.name === count.field)?.field
  if (
    counter !== undefined &&
    isInteger(counter) &&
    counter.role === 'count' &&
    (count.kind === 'if' || count.divide > 0)
  )
    return []
  const counters = earlier.filter(other => isInteger(other.field) && other.field.role === 'count')
  const allowed = counters.map(other => other.field.name).join(', ') || 'there is none before it'
  const rule = `does not refer to an earlier whole number with the role count (${count.field})`
  return [{ property: 'count', rule, allowed, fix: 'write one of them, or give that field the role count' }]
})
