import { describe, expect, it } from 'vitest'
import { toHex } from '#shared/hex.ts'
import { soleStart } from '#shared/struct-use.ts'
import { fieldsOf, usesOf } from '../../../src/blocks/blockTree.ts'
import { parseFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { searchKinds, searchLayout } from '../../../src/generated/search/index.ts'
import { readEntries } from '../../../src/search/entries.ts'
import { readIndexedLayout } from '../../../src/search/indexedLayout.ts'
import { rootOf, stepsTo } from '../../../src/search/pathSteps.ts'
import { required } from '../../support/required.ts'
import { formats } from '../blocks/support/formats.ts'

const entries = readEntries(searchKinds)
const fields = entries.filter(({ kind }) => kind === 'Fields')
const layout = readIndexedLayout(
  searchLayout,
  fields.map(({ title }) => title),
)
const codes = new Set(fields.map(({ code }) => code))

describe('the layout in the search index', () => {
  it.each(formats.filter(({ root }) => root !== null))(
    'has the fields of block $number as its page does',
    format => {
      const root = required(rootOf(layout, format.number), `block ${format.number}`)
      const size = format.typicalSize ?? 0
      for (let offset = 0; offset < size; offset += Math.max(1, Math.floor(size / 500))) {
        const target = parseFieldAddress(format, toHex(offset))
        const found = target?.kind === 'field' ? target.found.steps.map(({ name }) => name) : []
        const known = stepsTo(layout, root, offset).map(({ name }) => name)
        // The page stays at the whole element if an offset is that of its first byte.
        expect(known.slice(0, found.length), `offset ${offset}`).toEqual(found)
      }
      expect(stepsTo(layout, root, size)).toEqual([])
    },
  )

  it('shows the offset in the block, not in a struct, for everything at one offset in every save', () => {
    for (const format of formats)
      for (const struct of format.structs.filter(({ blocks }) => blocks[0] === format.number)) {
        const start = soleStart(usesOf(format, struct.name))
        for (const { offset, size, isMovable } of fieldsOf(format, struct.name))
          if (start !== null && !isMovable && size > 0)
            expect(codes).toContain(`${format.number}:${toHex(start + offset)}`)
      }
    expect(codes).toContain('02:0020') // health, at +1C of the player
  })
})
