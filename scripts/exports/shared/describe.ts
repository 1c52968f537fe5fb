import { memoizeBy } from '../../../src/shared/memoize.ts'
import { rangeText } from '../../../src/shared/range.ts'
import { sentence } from '../../../src/shared/text.ts'
import type { Element, Evidence, Field } from '../../format/definition.ts'

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
