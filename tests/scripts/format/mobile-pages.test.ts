import { describe, expect, it } from 'vitest'
import { compareStructs, differenceText, mergeMobile } from '#shared/mobile-format.ts'
import { findBlock } from '../../../scripts/format/definition.ts'
import { mobileDefinition } from '../../../scripts/format/format-definition.ts'
import { blockFormat } from '../../../scripts/format/pages/block-format.ts'
import { mobileParts } from '../../../scripts/format/pages/mobile-modules.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'
import { definition } from './support.ts'

const mobile = mobileDefinition(realSource)
const shared = mobile.blocks.filter(({ number }) => findBlock(definition, number))

/** The page of a block on both platforms. */
function formatsOf(number: string) {
  const formatOn = (platform: typeof mobile) =>
    blockFormat(platform, required(findBlock(platform, number), `block ${number}`))
  return { pc: formatOn(definition), mobile: formatOn(mobile) }
}

describe('the page of a block on mobile', () => {
  it.each(shared.map(({ number }) => number))('has what the definition has: block %s', number => {
    const formats = formatsOf(number)
    expect(mergeMobile(formats.pc, mobileParts(formats.pc, formats.mobile))).toEqual(formats.mobile)
  })

  it('repeats nothing that is the same on PC', () => {
    const formats = formatsOf('26')
    const { structs } = mobileParts(formats.pc, formats.mobile)
    expect(structs.every(struct => 'of' in struct && struct.fields === null)).toBe(true)
  })
})

describe('the difference of a block in words', () => {
  const textOf = (number: string) => {
    const formats = formatsOf(number)
    return differenceText(compareStructs(formats.pc.structs, formats.mobile.structs))
  }

  it('names lists with another number of elements', () => {
    expect(textOf('09')).toBe('250 blips instead of 175')
  })

  it('counts new fields, and names those that are missing', () => {
    expect(textOf('00')).toMatch(/^\d+ fields only on mobile; only on PC: save_name, saved_at$/)
  })

  it('is empty for a block with the same fields', () => {
    expect(textOf('17')).toBe('')
  })
})
