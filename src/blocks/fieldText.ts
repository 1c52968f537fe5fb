import { countText as countCell } from '#shared/count.ts'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, Count, Field, Range, Role, Struct, StructUse } from '#shared/format-types.ts'
import { formatNumber, formatNumbersIn } from '#shared/number.ts'
import { isYears, onlyValue, type RangeWords, rangeText as rangeInWords } from '#shared/range.ts'
import { countOf, sentence } from '#shared/text.ts'
import { stepsTo, usesOf } from './blockTree.ts'
import { shownOffset } from './offsetLines.ts'

/** A count as an expression over earlier fields with a true minus sign, e.g. `(variable_space_size − 8) / 4`. */
export function countText(count: Count): string {
  return countCell(count).replace('-', '−')
}

/** Exact type, e.g. `i32`, `char[8]`, `weapon_slot[13]`. */
export function typeText({ type, struct, count }: Field): string {
  return (struct ?? type) + (count ? `[${countText(count)}]` : '')
}

const rangeWords: RangeWords = {
  number: formatNumber,
  only: value => `always ${value}`,
  text: text => `always “${text}”`,
  sameAs: field => `equal to ${field}`,
}

/** Legal values in words. */
export function rangeText(range: Range): string {
  return rangeInWords(range, isYears(range) ? { ...rangeWords, number: String } : rangeWords)
}

/** Legal values as a sentence, e.g. `Always 40.`, `Always 0 or 2.`, `Range: 0 to 22.` */
function rangeSentence(range: Range): string {
  const words = rangeText(range)
  if (range.kind === 'set') return sentence(`always ${words.replace(/,(?=[^,]*$)/, ' or')}`)
  return range.kind === 'span' && onlyValue(range) === null ? `Range: ${words}.` : sentence(words)
}

/** What the range of a field adds to its type and meaning, as a sentence; null for nothing. */
export function shownRange({ range, type }: Pick<Field, 'range' | 'type'>): string | null {
  if (range === null || (type === 'b8' && onlyValue(range) === null)) return null
  return rangeSentence(range)
}

/** Bytes in words. */
export function bytesText(sizeBytes: number): string {
  return formatNumbersIn(countOf(sizeBytes, 'byte'))
}

const roleNames: Readonly<Record<Role, string | null>> = {
  data: null,
  count: 'count',
  filler: 'padding',
  unwritten: 'never written',
  address: 'stale pointer',
  ignored: 'ignored on load',
}

/** Purpose of a field that is not plain data. */
export function roleText({ role }: Field): string | null {
  return roleNames[role]
}

/** Data type of a field without a role; `mixed` if it depends on another field. */
export function dataTypeText({ legend }: Field): string {
  return legend === 'unknown' ? 'mixed' : legend
}

/**
 * One line about a field, e.g. `0004 money: i32, integer, 4 bytes`, or `+0C ammo_total: …` in a struct that repeats.
 * @param structStart where its struct starts in the block; null for more than one use
 */
export function fieldTitle({ field, offset, size }: Step, structStart: number | null): string {
  const kind = [typeText(field), roleText(field) ?? dataTypeText(field), bytesText(size)].join(', ')
  return `${shownOffset(structStart, offset)} ${field.name}: ${kind}`
}

/** One use of a struct, e.g. `players[0].weapons[0–12]`, and what contains it. */
function nameOfUse(format: BlockFormat, use: StructUse) {
  const steps = stepsTo(format, use).map(({ name, count }) => {
    if (count === null || count === 0) return name
    return count === 1 ? `${name}[0]` : `${name}[0–${formatNumber(count - 1)}]`
  })
  return { container: steps.slice(0, -1).join('.'), name: steps.at(-1) ?? '' }
}

/** Whether the number of elements of a list depends on the save. */
const isCounted = ({ count, field }: Step) =>
  count !== null && count > 1 && field.count !== null && field.count.kind !== 'fixed'

/** Where a struct is used, e.g. `jumps[0–69].start_min, .start_max in a typical save`. */
export function usesText(format: BlockFormat, struct: Struct): string {
  const uses = usesOf(format, struct.name)
  const save = format.isOfSave ? 'your save' : 'a typical save'
  let previous = ''
  const names = uses.map(use => {
    const { container, name } = nameOfUse(format, use)
    const isSameContainer = container !== '' && container === previous
    previous = container
    const text = isSameContainer ? `.${name}` : [container, name].filter(Boolean).join('.')
    return use.count === 0 ? `${text} (none in ${save})` : text
  })
  const isOfOneSave = uses.some(use => stepsTo(format, use).some(isCounted))
  return names.join(', ') + (isOfOneSave ? ` in ${save}` : '')
}
