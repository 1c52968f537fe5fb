import { describe, expect, it } from 'vitest'
import { fixedParts } from '../../../scripts/exports/c/c-struct.ts'
import { definition } from '../format/support.ts'
import { exported } from './support.ts'

const header = exported('gtasa-save.h')

describe('gtasa-save.h', () => {
  it('asserts the size of each part and the offset of each field', () => {
    for (const struct of definition.structs.values()) {
      for (const { name, size, members } of fixedParts(struct)) {
        expect(header).toContain(`GTASA_ASSERT(sizeof(gtasa_${name}) == ${size});`)
        const offsets = header.split(`GTASA_ASSERT(offsetof(gtasa_${name}, `).length - 1
        expect(offsets).toBe(members.length)
      }
    }
  })

  it('gives each constant its own name', () => {
    const constants = [...header.matchAll(/^(?:#define | {4})(GTASA_\w+)(?= )/gm)].map(([, name]) => name)
    expect(constants.length).toBeGreaterThan(900)
    expect(new Set(constants).size).toBe(constants.length)
  })
})
