import { expect, it } from 'vitest'
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

it('an offset in a struct inside the block begins with a plus sign', () => {
  expect(changesOf(block01).get('running_script.name')).toBe('+0A on PC')
})

it('another number of elements is shown with the type', () => {
  expect(changesOf(block01).get('running_script.local_variables')).toBe('+3E, u32[34] on PC')
})

it('an offset that counts in the file shift is that of a typical save', () => {
  expect(changesOf(block01).get('block_01.scripts')).toMatch(/^typically [0-9A-F]{4} on PC$/)
})

it('new fields are marked, new padding is not', () => {
  const changes = changesOf(block23)
  expect(changes.get('block_23.training')).toBe('only on mobile')
  expect([...changes.keys()].filter(key => key.includes('filler'))).toEqual([])
})

it('equal blocks have no differences', () => {
  expect(compareFields(block23, block23).size).toBe(0)
})
