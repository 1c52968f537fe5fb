/**
 * Number of elements: a number, an earlier field `(field - minus) / divide`, all elements up to the first that begins with
 * `value`, or `value` elements if an earlier field is from `min` to `max`, otherwise none.
 */
export type Count =
  | { readonly kind: 'fixed'; readonly value: number }
  | { readonly kind: 'field'; readonly field: string; readonly minus: number; readonly divide: number }
  | { readonly kind: 'until'; readonly value: number }
  | {
      readonly kind: 'if'
      readonly value: number
      readonly field: string
      readonly min: number
      readonly max: number
    }

/** A count stored in an earlier field. */
export type FieldCount = Extract<Count, { kind: 'field' }>

/** A fixed number of elements that depends on an earlier field. */
type ConditionalCount = Extract<Count, { kind: 'if' }>

/** Values of the count fields, and lengths of lists read up to an end mark, by name. */
export type Counts = Readonly<Record<string, number>>

const fixed = /^(\d+)$/
const until = /^until (-?\d+)$/
const conditional = /^(\d+) if ([a-z]\w*) from (\d+) to (\d+)$/
const difference = /^([a-z]\w*)(?: - (\d+))?$/
const quotient = /^\(([a-z]\w*) - (\d+)\) \/ (\d+)$/

/** Grammar of a count cell. */
export const countGrammar = {
  pattern: new RegExp(
    [fixed, until, conditional, difference, quotient].map(({ source }) => source).join('|'),
  ),
  example:
    '13, car_count, section_count - 1, (variable_space_size - 8) / 4, until -1 or 6 if key_length from 1 to 255',
}

/** Parses a count cell; null if empty or invalid. */
export function parseCount(cell: string | null): Count | null {
  if (cell === null) return null
  const value = fixed.exec(cell)?.[1]
  if (value !== undefined) return { kind: 'fixed', value: Number(value) }
  const mark = until.exec(cell)?.[1]
  if (mark !== undefined) return { kind: 'until', value: Number(mark) }
  const [, number, condition, min, max] = conditional.exec(cell) ?? []
  if (condition !== undefined)
    return { kind: 'if', value: Number(number), field: condition, min: Number(min), max: Number(max) }
  const [, field, minus = '0', divide = '1'] = difference.exec(cell) ?? quotient.exec(cell) ?? []
  return field === undefined ? null : { kind: 'field', field, minus: Number(minus), divide: Number(divide) }
}

/**
 * Formats a count as in its cell, which is also a C expression unless it uses an end mark or a condition.
 * @param rename returns the name of the count field
 */
export function countText(count: Count, rename: (field: string) => string = field => field): string {
  if (count.kind === 'fixed') return String(count.value)
  if (count.kind === 'until') return `until ${count.value}`
  if (count.kind === 'if') {
    const { value, field, min, max } = count
    return `${value} if ${rename(field)} from ${min} to ${max}`
  }
  const { field, minus, divide } = count
  const name = rename(field)
  const base = minus === 0 ? name : `${name} - ${minus}`
  if (divide === 1) return base
  return `${minus === 0 ? base : `(${base})`} / ${divide}`
}

/** A conditional count as an expression of C and of Kaitai's language. @param rename returns the name of the tested field */
export function conditionText(
  { value, field, min, max }: ConditionalCount,
  [and, rename]: readonly [and: '&&' | 'and', rename: (field: string) => string],
): string {
  const name = rename(field)
  return `(${name} >= ${min} ${and} ${name} <= ${max} ? ${value} : 0)`
}

/** Number of elements for a value of a count field; not a positive integer if the value is invalid. */
export function countedBy({ minus, divide }: FieldCount, value: number): number {
  return (value - minus) / divide
}

/** Number of elements for a value of the field that a condition refers to. */
export function countedIf({ value, min, max }: ConditionalCount, tested: number): number {
  return tested >= min && tested <= max ? value : 0
}

/** A count; 0 if missing. */
const given = (counts: Counts, name: string): number => counts[name] ?? 0

interface CountedField {
  readonly name: string
  readonly count: Count | null
}

/** Number of elements of a field, null for a single value; missing counts are 0. */
export function arrayCount({ name, count }: CountedField, counts: Counts): number | null {
  if (count === null) return null
  if (count.kind === 'fixed') return count.value
  if (count.kind === 'until') return given(counts, name)
  if (count.kind === 'if') return countedIf(count, given(counts, count.field))
  return Math.max(0, countedBy(count, given(counts, count.field)))
}

/** Number of values of a field: of its elements, or 1. */
export function valueCount(field: CountedField, counts: Counts): number {
  return arrayCount(field, counts) ?? 1
}

const countsPattern = /^\w+=\d+( \w+=\d+)*$/

/** Grammar of a cell with the counts of a typical save. */
export const countsGrammar = { pattern: countsPattern, example: 'zone_count=379 info_count=378' }

/** Parses such a cell; an empty cell has no counts. */
export function parseCounts(cell: string | null): Counts {
  const pairs = cell === null ? [] : [...cell.matchAll(/(\w+)=(\d+)/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name, Number(value)]))
}
