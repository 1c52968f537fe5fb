import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { codecFor, foreignSave, readSave } from '../../../scripts/format/codec/read-save.ts'
import type { StructValue } from '../../../scripts/format/codec/value.ts'
import { realMobileSaves } from '../../support/real-saves.ts'
import { blockValues, evidenceOf } from './game-values.ts'
import { codec, codecs, mobileCodec, syntheticMobileSaves, verdictOf } from './support.ts'

const valuesOf = (bytes: Uint8Array) => blockValues(decodeSave(mobileCodec, bytes))

/** That they are recognised by their bytes, and sound, is tested with all saves of the package. */
describe.skipIf(realMobileSaves.length === 0).each(realMobileSaves)(
  'the real mobile save $name',
  ({ name, bytes }) => {
    const { codec: own, reading } = readSave(codecs, bytes)
    const values = evidenceOf(name, reading)

    it('has padding that repeats the bytes one work buffer earlier', () => {
      expect(reading.padding?.differing).toBe(0)
    })

    it('has no value out of range, in the layout of objects that it shows', () => {
      expect(reading.violations).toEqual([])
      const types = values.numbers('02.objects.object_type')
      expect(new Set(types)).toEqual(new Set([2]))
      // In the other layout, the bytes of each object show something that no object is.
      const other = own === mobileCodec ? own.earlier() : mobileCodec
      expect(other && decodeSave(other, bytes).violationCount).toBeGreaterThanOrEqual(types.length)
    })

    it('keeps twenty messages, each with six numbers if it has a key', () => {
      const briefs = values.structs('28.briefs')
      expect(briefs).toHaveLength(20)
      for (const { key, numbers } of briefs) expect(numbers).toHaveLength(key === '' ? 0 : 6)
    })
  },
)

describe('the platform of a save', () => {
  it.each(syntheticMobileSaves)('is known from the length if the start is damaged: $name', ({ bytes }) => {
    expect(codecFor(codecs, Uint8Array.from(bytes).fill(0, 0, 500))).toBe(mobileCodec)
  })

  it.each([202_752, 10])('is PC for %i zeros', length => {
    expect(codecFor(codecs, new Uint8Array(length))).toBe(codec)
  })

  it('is none for the saves of other games', () => {
    expect(foreignSave(codecs, new Uint8Array(201_828))).toMatch(/^not a save of San Andreas: .*Vice City/)
    expect(foreignSave(codecs, new Uint8Array(202_752))).toBeNull()
  })
})

describe('a mobile save with more data', () => {
  it('is longer by whole work buffers', () => {
    const lengths = new Set(syntheticMobileSaves.map(({ bytes }) => bytes.length))
    expect([...lengths]).toEqual([195_000, 260_000])
  })

  it('has a name for the models that take a character', () => {
    const values = valuesOf(syntheticMobileSaves[0]?.bytes ?? new Uint8Array())
    const encode = (...resources: readonly StructValue[]) =>
      encodeSave(mobileCodec, values.set('01', { ...values.get('01'), resource_count: 2, resources }))
    const special = { slot: 1, script: 2, resource: 290, kind: 2 }
    const named = { ...special, special_models: [{ length: 6, name: 'SWEET\0' }] }
    const plain = { ...special, resource: 346, special_models: [] }
    const bytes = encode(named, plain)
    expect(verdictOf(bytes).isSound).toBe(true)
    expect(valuesOf(bytes).get('01')?.resources).toEqual([named, plain])
    const wrong = { ...plain, special_models: named.special_models }
    expect(() => encode(wrong, plain)).toThrow(/special_models has 1 elements/)
  })
})
