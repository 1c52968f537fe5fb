/** Number of elements: a number, an earlier field `(field - minus) / divide`, or all elements up to the first that begins with `value`. */
export type Count =
  | { readonly kind: 'fixed'; readonly value: number }
  | { readonly kind: 'field'; readonly field: string; readonly minus: number; readonly divide: number }
  | { readonly kind: 'until'; readonly value: number }

/** A count stored in an earlier field. */
export type FieldCount = Extract<Count, { kind: 'field' }>

/** Values of the count fields, and lengths of lists read up to an end mark, by name. */
export type Counts = Readonly<Record<string, number>>

const fixed = /^(\d+)$/
const until = /^until (-?\d+)$/
const difference = /^([a-z]\w*)(?: - (\d+))?$/
const quotient = /^\(([a-z]\w*) - (\d+)\) \/ (\d+)$/

/** Grammar of a count cell. */
export const countGrammar = {
  pattern: new RegExp([fixed, until, difference, quotient].map(({ source }) => source).join('|')),
  example: '13, car_count, section_count - 1, (variable_space_size - 8) / 4 or until -1',
}

/** Parses a count cell; null if invalid. */
export function parseCount(cell: string): Count | null {
  const value = fixed.exec(cell)?.[1]
  if (value !== undefined) return { kind: 'fixed', value: Number(value) }
  const mark = until.exec(cell)?.[1]
  if (mark !== undefined) return { kind: 'until', value: Number(mark) }
  const [, field, minus = '0', divide = '1'] = difference.exec(cell) ?? quotient.exec(cell) ?? []
  return field === undefined ? null : { kind: 'field', field, minus: Number(minus), divide: Number(divide) }
}

/**
 * Formats a count as in its cell, which is also a C expression unless it uses an end mark. @param rename
 * returns the name of the count field
 */
export function countText(count: Count, rename: (field: string) => string = field => field): string {
  if (count.kind === 'fixed') return String(count.value)
  if (count.kind === 'until') return `until ${count.value}`
  const { field, minus, divide } = count
  const name = rename(field)
  const base = minus === 0 ? name : `${name} - ${minus}`
  if (divide === 1) return base
  return `${minus === 0 ? base : `(${base})`} / ${divide}`
}

/** Number of elements for a value of a count field; not a positive integer if the value is invalid. */
export function countedBy({ minus, divide }: FieldCount, value: number): number {
  return (value - minus) / divide
}

/** A count; 0 if missing. */
const given = (counts: Counts, name: string): number => counts[name] ?? 0

/** Number of elements of a field, null for a single value; missing counts are 0. */
export function countElements(name: string, count: Count | null, counts: Counts): number | null {
  if (count === null) return null
  if (count.kind === 'fixed') return count.value
  if (count.kind === 'until') return given(counts, name)
  return Math.max(0, countedBy(count, given(counts, count.field)))
}

/** Number of elements of a field; 1 for a single value. */
export function elementCount(field: { name: string; count: Count | null }, counts: Counts): number {
  return countElements(field.name, field.count, counts) ?? 1
}

const countsPattern = /^\w+=\d+( \w+=\d+)*$/

/** Grammar of a cell with the counts of a typical save. */
export const countsGrammar = { pattern: countsPattern, example: 'zone_count=379 info_count=378' }

/** Parses such a cell; an empty cell has no counts. */
export function parseCounts(cell: string | null): Counts {
  const pairs = cell === null ? [] : [...cell.matchAll(/(\w+)=(\d+)/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name, Number(value)]))
}
