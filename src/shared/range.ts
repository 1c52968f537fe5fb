/** Legal values: from `min` to `max` (equal for a single one), a list of numbers, one text, or the value of an earlier field. */
export type Range =
  | { readonly kind: 'span'; readonly min: number; readonly max: number }
  | { readonly kind: 'set'; readonly values: readonly number[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sameAs'; readonly field: string }

const span = /^from (\S+) to (\S+)$/
const only = /^only (\S+)$/
const set = /^one of ([-\d ]+)$/
const text = /^text (\S+)$/
const sameAs = /^same as (\S+)$/

/** Grammar of a range cell; numbers and their order are checked separately. */
export const rangeGrammar = {
  pattern: new RegExp([span, only, set, text, sameAs].map(({ source }) => source).join('|')),
  example: '"from 0 to 22", "only 40", "one of 0 2 3", "text s" or "same as variable_space_size"',
}

/** Parses a range cell; null if empty or invalid. */
export function parseRange(cell: string | null): Range | null {
  if (cell === null) return null
  const [, from, to] = span.exec(cell) ?? []
  if (from !== undefined && to !== undefined) {
    const [min, max] = [Number(from), Number(to)]
    return min <= max ? { kind: 'span', min, max } : null
  }
  const single = only.exec(cell)?.[1]
  if (single !== undefined) {
    const value = Number(single)
    return Number.isNaN(value) ? null : { kind: 'span', min: value, max: value }
  }
  const list = set.exec(cell)?.[1]
  if (list !== undefined) {
    const values = list.split(' ').map(Number)
    return values.some(Number.isNaN) ? null : { kind: 'set', values }
  }
  const letters = text.exec(cell)?.[1]
  if (letters !== undefined) return { kind: 'text', text: letters }
  const field = sameAs.exec(cell)?.[1]
  return field === undefined ? null : { kind: 'sameAs', field }
}

/** The only legal number; null if there are several or it is not a number. */
export function onlyValue(range: Range | null): number | null {
  return range?.kind === 'span' && range.min === range.max ? range.min : null
}

/** Whether a range is one of years, which have no thousands separator. */
export function isYears(range: Range | null): boolean {
  return range?.kind === 'span' && range.min >= 1900 && range.max <= 2100
}

/** Formatters for the parts of a range. */
export interface RangeWords {
  readonly number: (value: number) => string
  readonly only: (value: string) => string
  readonly text: (text: string) => string
  readonly sameAs: (field: string) => string
}

const plainWords: RangeWords = {
  number: String,
  only: value => value,
  text: value => JSON.stringify(value),
  sameAs: field => `the value of ${field}`,
}

/** A range in words. */
export function rangeText(range: Range, words: RangeWords = plainWords): string {
  if (range.kind === 'text') return words.text(range.text)
  if (range.kind === 'sameAs') return words.sameAs(range.field)
  if (range.kind === 'set') return range.values.map(words.number).join(', ')
  const { min, max } = range
  return min === max ? words.only(words.number(min)) : `${words.number(min)} to ${words.number(max)}`
}
