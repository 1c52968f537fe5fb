import { expect, it } from 'vitest'
import { fixedParts } from '../../../scripts/exports/c/c-struct.ts'
import { definition } from '../format/support.ts'
import { exported } from './support.ts'

const header = exported('gtasa-save.h')

it('gtasa-save.h asserts the size of each part and the offset of each field', () => {
  for (const struct of definition.structs.values()) {
    for (const { name, size, members } of fixedParts(struct)) {
      expect(header).toContain(`GTASA_ASSERT(sizeof(gtasa_${name}) == ${size});`)
      const offsets = header.split(`GTASA_ASSERT(offsetof(gtasa_${name}, `).length - 1
      expect(offsets).toBe(members.length)
    }
  }
})
