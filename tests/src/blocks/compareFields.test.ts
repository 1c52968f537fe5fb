import { describe, expect, it } from 'vitest'
import type { BlockFormat } from '#shared/format-types.ts'
import { mergeMobile } from '#shared/mobile-format.ts'
import { compareFields } from '../../../src/blocks/page/MobilePages.tsx'
import { format as block01 } from '../../../src/generated/format/block-01.ts'
import { format as block23 } from '../../../src/generated/format/block-23.ts'
import { mobileParts } from '../../../src/generated/format/mobile-blocks.ts'
import { required } from '../../support/required.ts'

function changesOf(pc: BlockFormat) {
  return compareFields(pc, mergeMobile(pc, required(mobileParts[pc.number], `block ${pc.number} on mobile`)))
}

describe('what a block has otherwise on PC', () => {
  it.each([
    ['an offset in a struct, after a plus sign', block01, 'running_script.name', /^\+0A on PC$/],
    [
      'a number of elements, in the type',
      block01,
      'running_script.local_variables',
      /^\+3E, u32\[34\] on PC$/,
    ],
    [
      'the offset in a typical save of what counts shift',
      block01,
      'block_01.scripts',
      /^typically [0-9A-F]{4} on PC$/,
    ],
    ['no such field', block23, 'block_23.training', /^only on mobile$/],
  ])('is told of a field: %s', (_, block, field, change) => {
    expect(changesOf(block).get(field)).toMatch(change)
  })

  it('is not told of new padding', () => {
    expect([...changesOf(block23).keys()].filter(key => key.includes('filler'))).toEqual([])
  })

  it('is nothing in an equal block', () => {
    expect(compareFields(block23, block23)).toEqual(new Map())
  })
})
