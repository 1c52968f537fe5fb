import type { Count } from '../../format/definition.ts'
import { memberId } from './names.ts'

/** The number of elements as an expression; `struct` is the type the list and the count stand in. */
export function countExpression(count: Exclude<Count, { kind: 'until' }>, struct: string): string {
  if (count.kind === 'fixed') return String(count.value)
  const { minus, divide } = count
  const field = memberId(count.field, struct)
  const difference = minus === 0 ? field : `${field} - ${minus}`
  if (divide === 1) return difference
  return minus === 0 ? `${field} / ${divide}` : `(${difference}) / ${divide}`
}
