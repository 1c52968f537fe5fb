import type { Count } from './definition.ts'

/** The number of elements as an expression of C; `rename` gives the name of the field that holds the count. */
export function countText(
  count: Exclude<Count, { kind: 'until' }>,
  rename: (field: string) => string = field => field,
): string {
  if (count.kind === 'fixed') return String(count.value)
  const { field, minus, divide } = count
  const name = rename(field)
  const difference = minus === 0 ? name : `${name} - ${minus}`
  if (divide === 1) return difference
  return minus === 0 ? `${name} / ${divide}` : `(${difference}) / ${divide}`
}
