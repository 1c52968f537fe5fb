import { memoizeBy } from '#shared/memoize.ts'
import { rangeText } from '#shared/range.ts'
import { sentence } from '#shared/text.ts'
import type { Definition, Element, Evidence, Field } from '../../format/definition.ts'

const evidenceTexts: Readonly<Record<Evidence, string | null>> = {
  verified: null,
  'from source code': 'From source code, not verified on saves.',
  unverified: 'Unverified.',
}

function join(parts: readonly (string | null)[]): string {
  return parts.filter(part => part !== null && part !== '').join(' ')
}

function nameSentence(elements: readonly Element[]): string {
  const arrays = elements.filter(({ count }) => count !== null).length
  if (arrays === 0) return `${elements.length} of the elements have a name.`
  return `${elements.length - arrays} of the elements have a name of their own, ${arrays} names refer to arrays of them.`
}

function fieldSentences(field: Field): string {
  const { meaning, range, values, positions, elements, evidence, versions } = field
  if (meaning === '') return ''
  return join([
    sentence(meaning),
    range === null ? null : `Range: ${rangeText(range)}.`,
    values === null ? null : `Values: ${values.name.replaceAll('-', '_')}.`,
    positions === null ? null : `Positions: ${positions.name.replaceAll('-', '_')}.`,
    elements === null ? null : nameSentence(elements),
    evidenceTexts[evidence],
    versions === '' ? null : `By version: ${sentence(versions)}`,
  ])
}

/** Describes a field: meaning, legal values, evidence, differences between versions; empty if another file does. Shared by four exports. */
export const describeField = memoizeBy(fieldSentences)

/** The size of a struct. */
export function sizeText(size: number | null): string {
  return size === null ? 'size depends on counts' : `${size} bytes`
}

/** Describes a named element of a list; empty if its own table has the meaning. */
export function describeElement({ meaning, range, evidence }: Element): string {
  if (meaning === '') return ''
  return join([
    sentence(meaning),
    range === null ? null : `Range: ${rangeText(range)}.`,
    evidenceTexts[evidence],
  ])
}

/** An entry of an enumeration, or a flag. */
export function describeEntry({ meaning, evidence }: { meaning: string; evidence: Evidence }): string {
  return join([sentence(meaning), evidenceTexts[evidence]])
}

/** What the bytes between the last block and the checksum are. */
export function describePadding({ workBufferSize }: Definition['file']): string {
  return `Leftover data of the write buffer: each byte is a copy of the one ${workBufferSize} bytes before it.`
}

export const checksumDoc = 'Sum of all bytes before it, modulo 2^32.'

/** Of a struct of named elements over the bytes of their list. */
export const overlayDoc = 'The same bytes by name; the names apply to the unmodified game script.'

/** The message of a parser that finds no marker where a block ends. */
export function missingMarker({ marker }: Definition['file']): string {
  return `No ${marker} at the start of the next block: the previous block was not read completely.`
}
