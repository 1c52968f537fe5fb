import { describe, expect, it } from 'vitest'
import { formatFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { findAtOffset } from '../../../src/blocks/findField.ts'
import { searchKinds, searchLayout } from '../../../src/generated/search/index.ts'
import { readEntries, routeOf } from '../../../src/search/entries.ts'
import { readIndexedLayout, stepsTo } from '../../../src/search/indexedLayout.ts'
import { toHex } from '../../../src/shared/hex.ts'
import { placeFields } from '../../../src/shared/place-fields.ts'
import { fieldRoute } from '../../../src/shared/route.ts'
import { soleStart } from '../../../src/shared/struct-places.ts'
import { formats } from '../blocks/support/formats.ts'

const layout = readIndexedLayout(searchLayout)
const entries = readEntries(searchKinds)
const fields = entries.filter(({ kind }) => kind === 'Fields')
const routes = new Set(fields.map(routeOf))
const codes = new Set(fields.map(({ code }) => code))
const nameOf = (number: number) => fields[number]?.title

describe('the layout in the search index', () => {
  it.each(formats.filter(({ root }) => root !== null))(
    'has the fields of block $number as its page does',
    format => {
      const root = layout.structs.find(({ isRoot, block }) => isRoot && block === format.number)
      const struct = format.structs.find(({ name }) => name === format.root)
      if (!root || !struct) throw new Error(`block ${format.number} is missing`)
      const size = format.typicalSize ?? 0
      for (let offset = 0; offset < size; offset += Math.max(1, Math.floor(size / 500))) {
        const found = findAtOffset(format, struct, offset)?.steps.map(({ placed }) => placed.field.name) ?? []
        const known = stepsTo(root, offset).map(({ field }) => nameOf(field.number))
        // The page stays at the whole element if an offset is that of its first byte.
        expect(known.slice(0, found.length), `offset ${offset}`).toEqual(found)
      }
      expect(stepsTo(root, size)).toEqual([])
    },
  )

  it('gives every field the address that its page accepts', () => {
    for (const format of formats)
      for (const struct of format.structs.filter(({ blocks }) => blocks[0] === format.number))
        for (const placed of placeFields(struct, format.typicalCounts)) {
          const address = formatFieldAddress(format, struct, placed)
          expect(routes).toContain(fieldRoute(format.number, address))
        }
  })

  it('shows the offset in the block, not in a struct, for everything at one offset in every save', () => {
    for (const format of formats)
      for (const struct of format.structs.filter(({ blocks }) => blocks[0] === format.number)) {
        const start = soleStart(format, struct.name)
        for (const { offset, sizeBytes, isMovable } of placeFields(struct, format.typicalCounts))
          if (start !== null && !isMovable && sizeBytes > 0)
            expect(codes).toContain(`${format.number}:${toHex(start + offset)}`)
      }
    expect(codes).toContain('02:0020') // health, at +1C of the player
  })
})
