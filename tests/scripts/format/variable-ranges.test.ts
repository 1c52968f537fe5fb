import { describe, expect, it } from 'vitest'
import { namedValues } from '../../../scripts/format/codec/named-values.ts'
import { elementsOf, type HandleTarget, variableField } from '../../../scripts/format/definition.ts'
import { required } from '../../support/required.ts'
import { blockOf, decoded, definition, saveWith, synthetic, variantOf, verdictOf } from './support.ts'

const elements = elementsOf(variableField(definition))

/** The verdict on a synthetic save with some script variables set. */
const verifyWith = (values: Readonly<Record<number, number>>, variant = variantOf('typical counts')) =>
  verdictOf(
    saveWith(variant, '01', ({ globals }) => ({
      globals: Array.isArray(globals) ? globals.map((value, index) => values[index] ?? value) : [],
    })),
  )

const things: readonly (readonly [HandleTarget, count: number])[] = [
  ['blip', 135],
  ['pickup', 391],
  ['object', 47],
  ['parked car', 208],
]

describe('named script variables', () => {
  it.each(things)(
    'that refer to no existing %s are listed, where saves confirm it: %i of them',
    (thing, total) => {
      const found = elements.filter(({ leadsTo }) => leadsTo === thing)
      const indexes = found.flatMap(({ index, count }) =>
        Array.from({ length: count ?? 1 }, (_, part) => index + part),
      )
      expect(new Set(indexes).size).toBe(total)
      const single = found.find(({ count }) => count === null)
      const { name, index } = required(single, `variable that refers to a ${thing}`)
      const verdict = verifyWith({ [index]: 0x7fff1234 })
      const violation = {
        block: '01',
        name,
        value: 0x7fff1234,
        allowed: `0 or ${thing === 'object' ? 'an' : 'a'} ${thing} that exists`,
        offset: (verdict.blocks[1]?.offset ?? 0) + 12 + 4 * index,
      }
      expect(verdict).toMatchObject({ isSound: true, violationCount: 1, violations: [violation] })
    },
  )

  it('of another script are not checked, and have no names', () => {
    const few = variantOf('indoors')
    expect(verifyWith({ 13: 2 }, few).violationCount).toBe(0)
    const scripts = decoded(synthetic(few)).blocks[1]?.value ?? {}
    expect(namedValues(definition, blockOf('01'), 'globals', scripts)).toBeNull()
  })
})
