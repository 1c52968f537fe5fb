import { describe, expect, it } from 'vitest'
import { overview } from '../../../src/generated/format/overview.ts'
import { saveParts } from '../../../src/pages/overview/overview.page.tsx'
import { typicalBytes } from '../../scripts/library/support.ts'
import { openSave } from '../save/open-save.ts'
import { opened } from '../save/opened-saves.ts'

const isBlock = ({ kind }: { readonly kind: string }) => kind === 'block'

describe('the parts of an opened save', () => {
  it('are those of the overview in a save with the usual counts', () => {
    const own = saveParts(openSave(typicalBytes)).filter(isBlock)
    const extentOf = ({ block, start, size }: (typeof own)[number]) => ({ block, start, size })
    expect(own.map(extentOf)).toEqual(overview.parts.filter(isBlock).map(extentOf))
  })

  it('cover each file from the first marker to the checksum, with a marker before each block', () => {
    for (const save of opened) {
      let end = 0
      for (const { kind, start, size } of saveParts(save)) {
        const marker = kind === 'block' ? overview.marker : ''
        expect(String.fromCharCode(...save.bytes.subarray(end, start))).toBe(marker)
        expect(size).toBeGreaterThanOrEqual(0)
        end = start + size
      }
      expect(end).toBe(save.bytes.length)
    }
  })
})
