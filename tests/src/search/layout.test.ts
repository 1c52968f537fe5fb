import { expect, it } from 'vitest'
import { soleStart } from '#shared/format-types.ts'
import { toHex } from '#shared/number.ts'
import { usesOf } from '../../../src/blocks/blockTree.ts'
import { searchKinds } from '../../../src/generated/search/index.ts'
import { readEntries } from '../../../src/search/entries.ts'
import { everyField } from '../blocks/support/formats.ts'

const fields = readEntries(searchKinds).filter(({ kind }) => kind === 'Fields')
const codes = new Set(fields.map(({ code }) => code))

it('the search index gives the offset in the block, not in a struct, for everything at one offset in every save', () => {
  for (const { format, struct, step } of everyField) {
    const start = soleStart(usesOf(format, struct.name))
    if (struct.blocks[0] === format.number && start !== null && !step.isMovable && step.size > 0)
      expect(codes).toContain(`${format.number}:${toHex(start + step.offset)}`)
  }
  expect(codes).toContain('02:0020') // health, at +1C of the player
})
