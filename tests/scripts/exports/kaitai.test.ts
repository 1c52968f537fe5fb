import { describe, expect, it } from 'vitest'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { realSaves } from '../../support/real-saves.ts'
import { syntheticValues, variants } from '../../support/synthetic-saves.ts'
import {
  codec,
  decoded,
  definition,
  patched,
  smallSave,
  startOf,
  synthetic,
  variantOf,
} from '../format/support.ts'
import { compareReadings } from './compare-readings.ts'
import { parseByKaitai as parse } from './parse-by-kaitai.ts'

const compare = (bytes: Uint8Array, parsed = parse(bytes)) =>
  compareReadings(definition, decoded(bytes), parsed)

describe('gtasa-save.ksy', () => {
  it.each(variants)('reads the synthetic save "$name" like our decoder', variant => {
    const { compared, differing } = compare(synthetic(variant))
    expect(differing).toEqual([])
    expect(compared).toBeGreaterThan(30_000)
  })

  it.each([0, 1])('reads a list of %i doors', count => {
    const counts = { '25': { stack_depth: 0, doors: count } }
    const values = syntheticValues(codec, { ...variantOf('indoors'), counts })
    const bytes = encodeSave(codec, values)
    expect(decoded(bytes).blocks[25]?.value.doors).toHaveLength(count)
    expect(compare(bytes).differing).toEqual([])
  })

  it('is reported to differ if one byte does', () => {
    const offset = startOf(smallSave, '00') + 0x70
    const changed = Uint8Array.from(smallSave)
    changed[offset] = (changed[offset] ?? 0) ^ 1
    expect(compare(smallSave, parse(changed)).differing).toEqual(['simple_variables.camera_position.x'])
  })

  it.skipIf(realSaves.length === 0)('reads all real saves like our decoder', () => {
    for (const { bytes } of realSaves) {
      const { compared, differing } = compare(bytes)
      expect(differing).toEqual([])
      expect(compared).toBeGreaterThan(40_000)
    }
  })

  const withByte = (block: string, offset: number, byte: number) =>
    patched(smallSave, startOf(smallSave, block) + offset, [byte])

  it.each([
    ['a marker with another letter', withByte('09', -1, 0x4c)],
    ['a constant with another number', withByte('01', 4, 3)],
    ['a count above its limit', withByte('08', 0, 11)],
    ['a count that does not match the rest', withByte('24', 0, 3)],
    ['a file that is too short', smallSave.slice(0, -1)],
    ['a file that is too long', Buffer.concat([smallSave, Buffer.of(0)])],
  ])('rejects %s', (_, bytes) => {
    expect(() => parse(bytes)).toThrow()
  })
})
