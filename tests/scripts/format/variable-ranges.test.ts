import { describe, expect, it } from 'vitest'
import { namedValues } from '../../../scripts/format/codec/named-values.ts'
import type { HandleTarget } from '../../../scripts/format/definition.ts'
import { blockOf, decoded, definition, saveWith, synthetic, variantOf, verdictOf } from './support.ts'

const globals = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
const elements = globals?.elements ?? []

/** The verdict on a synthetic save with some script variables set. */
const verifyWith = (values: Readonly<Record<number, number>>, variant = variantOf('typical counts')) =>
  verdictOf(
    saveWith(variant, '01', ({ globals }) => ({
      globals: Array.isArray(globals) ? globals.map((value, index) => values[index] ?? value) : [],
    })),
  )

const indexOf = (name: string) => elements.find(element => element.name === name)?.index ?? Number.NaN

const things: readonly (readonly [HandleTarget, count: number])[] = [
  ['blip', 135],
  ['pickup', 391],
  ['object', 47],
  ['parked car', 208],
]

describe('named script variables', () => {
  it.each(things)('refer to a %s that exists, where saves confirm it: %i of them', (thing, count) => {
    const found = elements.filter(({ leadsTo }) => leadsTo === thing)
    const indexes = found.flatMap(({ index, count }) =>
      Array.from({ length: count ?? 1 }, (_, part) => index + part),
    )
    expect(new Set(indexes).size).toBe(count)
  })

  it.each(things)('that refer to no existing %s are listed, and the save stays sound', thing => {
    const { name, index = Number.NaN } =
      elements.find(({ leadsTo, count }) => leadsTo === thing && count === null) ?? {}
    const verdict = verifyWith({ [index]: 0x7fff1234 })
    const violation = {
      block: '01',
      name,
      value: 0x7fff1234,
      allowed: `0 or ${thing === 'object' ? 'an' : 'a'} ${thing} that exists`,
      offset: (verdict.blocks[1]?.offset ?? 0) + 12 + 4 * index,
    }
    expect(verdict).toMatchObject({ isSound: true, violationCount: 1, violations: [violation] })
  })

  it('that are flags are 0 or 1, in arrays as well', () => {
    const verdict = verifyWith({
      [indexOf('phone_call_running')]: 2,
      [indexOf('property_bought') + 5]: 7,
    })
    expect(verdict).toMatchObject({
      isSound: true,
      violations: [
        { name: 'phone_call_running', path: 'globals[13]', value: 2, allowed: '0 to 1' },
        { name: 'property_bought_fort_carson', path: 'globals[731]', value: 7, allowed: '0 to 1' },
      ],
    })
  })

  it('that are numbers are in the range of their meaning, where saves confirm it', () => {
    const verdict = verifyWith({
      [indexOf('gf_denise_progress')]: 101,
      [indexOf('gf_michelle_progress')]: -999 >>> 0,
      [indexOf('export_list_number')]: 3,
      [indexOf('trucking_missions_passed')]: 9,
    })
    expect(verdict).toMatchObject({
      isSound: true,
      violations: [
        { name: 'gf_denise_progress', value: 101, allowed: '-999 to 100' },
        { name: 'export_list_number', value: 3, allowed: '0 to 2' },
        { name: 'trucking_missions_passed', value: 9, allowed: '0 to 8' },
      ],
    })
  })

  it('of another script are not checked, and have no names', () => {
    const few = variantOf('inside')
    expect(verifyWith({ 13: 2 }, few).violationCount).toBe(0)
    const scripts = decoded(synthetic(few)).blocks[1]?.value ?? {}
    expect(namedValues(definition, blockOf('01'), 'globals', scripts)).toBeNull()
  })
})
