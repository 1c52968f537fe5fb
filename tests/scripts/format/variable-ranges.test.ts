import { describe, expect, it } from 'vitest'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { namedValues } from '../../../scripts/format/codec/named-values.ts'
import type { HandleTarget } from '../../../scripts/format/definition.ts'
import { syntheticValues } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { announceMissing, referenceFolder } from '../../support/real-saves.ts'
import { blockOf, codec, codecs, definition, variantOf } from './support.ts'

announceMissing('handles of script variables', referenceFolder)

const globals = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
const elements = globals?.elements ?? []

/** The verdict on a synthetic save with some script variables set. */
function verifyWith(values: Readonly<Record<number, number>>, variant = variantOf('typical counts')) {
  const blocks = syntheticValues(codec, variant)
  const scripts = blocks.get('01')
  if (!Array.isArray(scripts?.globals)) throw new Error('no variables')
  const changed = scripts.globals.map((value, index) => values[index] ?? value)
  return verifySave(
    codecs,
    'made-up',
    encodeSave(codec, new Map([...blocks, ['01', { ...scripts, globals: changed }]])),
  )
}

const indexOf = (name: string): number => {
  const element = elements.find(candidate => candidate.name === name)
  if (element === undefined) throw new Error(`no variable ${name}`)
  return element.index
}

const things: readonly HandleTarget[] = ['blip', 'pickup', 'object', 'parked car']

describe('named script variables', () => {
  it('refer to objects that exist, where saves confirm it: 781 of them', () => {
    const positions = (thing: HandleTarget) => {
      const found = elements.filter(({ leadsTo }) => leadsTo === thing)
      return new Set(
        found.flatMap(({ index, count }) => Array.from({ length: count ?? 1 }, (_, part) => index + part)),
      )
    }
    const counts = things.map(thing => [thing, positions(thing).size])
    expect(counts).toEqual([
      ['blip', 135],
      ['pickup', 391],
      ['object', 47],
      ['parked car', 208],
    ])
  })

  it.each(things)('that refer to no existing %s are listed, and the save stays sound', thing => {
    const element = elements.find(({ leadsTo, count }) => leadsTo === thing && count === null)
    const verdict = verifyWith({ [element?.index ?? -1]: 0x7fff1234 })
    expect(verdict).toMatchObject({ isSound: true, violationCount: 1 })
    const [violation] = verdict.violations
    expect(violation).toMatchObject({ block: '01', name: element?.name, value: 0x7fff1234 })
    expect(violation?.allowed).toBe(`0 or ${thing === 'object' ? 'an' : 'a'} ${thing} that exists`)
    const start = verdict.blocks[1]?.offset ?? 0
    expect(violation?.offset).toBe(start + 12 + 4 * (element?.index ?? 0))
  })

  it('that are flags are 0 or 1, in arrays as well', () => {
    const { isSound, violations } = verifyWith({
      [indexOf('phone_call_running')]: 2,
      [indexOf('property_bought') + 5]: 7,
    })
    expect(isSound).toBe(true)
    expect(violations.map(({ name, path, value, allowed }) => [name, path, value, allowed])).toEqual([
      ['phone_call_running', 'globals[13]', 2, '0 to 1'],
      ['property_bought_fort_carson', 'globals[731]', 7, '0 to 1'],
    ])
  })

  it('that are numbers are in the range of their meaning, where saves confirm it', () => {
    const { isSound, violations } = verifyWith({
      [indexOf('gf_denise_progress')]: 101,
      [indexOf('gf_michelle_progress')]: -999 >>> 0,
      [indexOf('export_list_number')]: 3,
      [indexOf('trucking_missions_passed')]: 9,
    })
    expect(isSound).toBe(true)
    expect(violations.map(({ name, value, allowed }) => [name, value, allowed])).toEqual([
      ['gf_denise_progress', 101, '-999 to 100'],
      ['export_list_number', 3, '0 to 2'],
      ['trucking_missions_passed', 9, '0 to 8'],
    ])
  })

  it('of another script are not checked, and have no names', () => {
    const few = variantOf('inside')
    expect(verifyWith({ 13: 2 }, few).violationCount).toBe(0)
    const scripts = syntheticValues(codec, few).get('01') ?? {}
    expect(namedValues(definition, blockOf('01'), 'globals', scripts)).toBeNull()
  })
})
