import type { Count } from '../definition.ts'

/**
 * Number of elements a count gives.
 * @param counts values of the count fields, and lengths of lists read up to an end mark, by name
 */
export function elementCount(count: Count | null, name: string, counts: ReadonlyMap<string, number>): number {
  if (count === null) return 1
  if (count.kind === 'fixed') return count.value
  if (count.kind === 'until') return counts.get(name) ?? 0
  return ((counts.get(count.field) ?? 0) - count.minus) / count.divide
}
