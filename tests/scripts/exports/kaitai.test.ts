import { describe, expect, it } from 'vitest'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import { syntheticValues, variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { codec, decoded, definition, synthetic } from '../format/support.ts'
import { type Comparison, member, ReadingComparer } from './compare-readings.ts'
import { parseByKaitai as parse } from './parse-by-kaitai.ts'

announceMissing('Kaitai on real saves', referenceFolder)

function compare(bytes: Uint8Array, parsed = parse(bytes)): Comparison {
  const reading = decoded(bytes)
  const comparer = new ReadingComparer(definition)
  for (const { block } of codec.blocks) {
    const value = reading.blocks.find(({ number }) => number === block.number)?.value
    const struct = definition.structs.get(block.struct)
    if (value === undefined || struct === undefined) throw new Error(`block ${block.number} was not decoded`)
    if (struct.fields.length > 0) comparer.struct(struct, value, member(parsed, block.name), block.name)
  }
  expect(parsed.padding).toHaveLength(reading.padding?.size ?? -1)
  expect(parsed.checksum).toBe(reading.checksum?.stored)
  return comparer.comparison
}

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
    const [variant] = variants
    if (variant === undefined) throw new Error('no variants')
    const values = syntheticValues(codec, { ...variant, counts: { '25': { stack_depth: 0, doors: count } } })
    const bytes = encodeSave(codec, values)
    expect(decoded(bytes).blocks[25]?.value.doors).toHaveLength(count)
    expect(compare(bytes).differing).toEqual([])
  })

  it('is reported to differ if one byte does', () => {
    const [variant] = variants
    if (variant === undefined) throw new Error('no variants')
    const save = synthetic(variant)
    const start = decoded(save).blocks[0]?.start ?? -1
    const changed = new Uint8Array(save)
    changed[start + 0x70] = (save[start + 0x70] ?? 0) ^ 1
    expect(compare(save, parse(changed)).differing).toEqual(['simple_variables.camera_position.x'])
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
    const [variant] = variants
    if (variant === undefined) throw new Error('no variants')
    const save = synthetic(variant)
    const { blocks } = decoded(save)
    const start = (number: string): number => blocks.find(block => block.number === number)?.start ?? -1

    it('a marker with another letter', () => {
      expect(() => parse(patched(save, start('09') - 1, [0x4c]))).toThrow()
    })

    it('a constant with another number', () => {
      expect(() => parse(patched(save, start('01') + 4, [3]))).toThrow()
    })

    it('a count above its limit', () => {
      expect(() => parse(patched(save, start('08'), [11]))).toThrow()
    })

    it('a count that does not match the rest', () => {
      expect(() => parse(patched(save, start('24'), [3]))).toThrow()
    })

    it('a file of a different length', () => {
      expect(() => parse(save.slice(0, -1))).toThrow()
      expect(() => parse(Uint8Array.of(...save, 0))).toThrow()
    })
  })
})
