import { describe, expect, it } from 'vitest'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import { syntheticValues, variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { codec, decoded, definition, smallSave, synthetic, variantOf } from '../format/support.ts'
import { compareReadings } from './compare-readings.ts'
import { parseByKaitai as parse } from './parse-by-kaitai.ts'

announceMissing('Kaitai on real saves', referenceFolder)

const compare = (bytes: Uint8Array, parsed = parse(bytes)) =>
  compareReadings(definition, decoded(bytes), parsed)

/** Bytes of a save with some of them replaced and the checksum fixed. */
function patched(bytes: Uint8Array, offset: number, patch: readonly number[]): Uint8Array {
  const copy = new Uint8Array(bytes)
  copy.set(patch, offset)
  const { checksumOffset } = definition.file
  storeChecksum(copy, checksumOffset)
  return copy
}

describe('gtasa-save.ksy', () => {
  it.each(variants)('reads the synthetic save "$name" like our decoder', variant => {
    const { compared, differing } = compare(synthetic(variant))
    expect(differing).toEqual([])
    expect(compared).toBeGreaterThan(30_000)
  })

  it.each([0, 1])('reads a list of %i doors', count => {
    const counts = { '25': { stack_depth: 0, doors: count } }
    const values = syntheticValues(codec, { ...variantOf('inside'), counts })
    const bytes = encodeSave(codec, values)
    expect(decoded(bytes).blocks[25]?.value.doors).toHaveLength(count)
    expect(compare(bytes).differing).toEqual([])
  })

  it('is reported to differ if one byte does', () => {
    const start = decoded(smallSave).blocks[0]?.start ?? -1
    const changed = new Uint8Array(smallSave)
    changed[start + 0x70] = (smallSave[start + 0x70] ?? 0) ^ 1
    expect(compare(smallSave, parse(changed)).differing).toEqual(['simple_variables.camera_position.x'])
  })

  it.skipIf(realSaves.length === 0)('reads all real saves like our decoder', () => {
    const results = realSaves.map(({ bytes }) => compare(bytes))
    const compared = results.reduce((sum, result) => sum + result.compared, 0)
    const differing = results.flatMap(result => result.differing)
    process.stdout.write(
      `Kaitai: ${realSaves.length} saves, ${compared} fields compared, ${differing.length} differing\n`,
    )
    expect(differing).toEqual([])
    expect(compared).toBeGreaterThan(40_000 * realSaves.length)
  })

  describe('rejects', () => {
    const { blocks } = decoded(smallSave)
    const start = (number: string): number => blocks.find(block => block.number === number)?.start ?? -1

    it.each([
      ['a marker with another letter', '09', -1, 0x4c],
      ['a constant with another number', '01', 4, 3],
      ['a count above its limit', '08', 0, 11],
      ['a count that does not match the rest', '24', 0, 3],
    ])('%s', (_, block, offset, byte) => {
      expect(() => parse(patched(smallSave, start(block) + offset, [byte]))).toThrow()
    })

    it('a file of a different length', () => {
      expect(() => parse(smallSave.slice(0, -1))).toThrow()
      expect(() => parse(Uint8Array.of(...smallSave, 0))).toThrow()
    })
  })
})
