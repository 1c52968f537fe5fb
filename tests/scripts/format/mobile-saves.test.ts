import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { codecFor, foreignSave, readSave } from '../../../scripts/format/codec/read-save.ts'
import { isStruct, type StructValue, type Value } from '../../../scripts/format/codec/value.ts'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { announceMissing, mobileFolder, realMobileSaves } from '../../support/real-saves.ts'
import { codec, codecs, mobileCodec, mobileSaves, synthetic, syntheticMobileSaves } from './support.ts'

announceMissing('mobile saves', mobileFolder)

const valuesOf = (bytes: Uint8Array) =>
  new Map(decodeSave(mobileCodec, bytes).blocks.map(({ number, value }) => [number, value]))

const blockOf = (bytes: Uint8Array, number: string): StructValue => valuesOf(bytes).get(number) ?? {}

const listOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : [])

const structIn = (value: Value | undefined): StructValue => (isStruct(value) ? value : {})

describe.each(mobileSaves)('the mobile save $name', ({ bytes }) => {
  it('is told apart by its bytes, and sound', () => {
    expect(codecFor(codecs, bytes)).toBe(mobileCodec)
    const { isSound, platform, errors, blocks } = verifySave(codecs, 'a.b', bytes)
    expect([isSound, platform, errors]).toEqual([true, 'mobile', []])
    expect(blocks.map(({ verdict }) => verdict)).toEqual(Array(29).fill('exact'))
  })
})

describe.skipIf(realMobileSaves.length === 0).each(realMobileSaves)(
  'the real mobile save $name',
  ({ bytes }) => {
    it('has padding that repeats the bytes one work buffer earlier', () => {
      expect(decodeSave(mobileCodec, bytes).padding?.differing).toBe(0)
    })

    it('has no value out of range, in the layout of objects that it shows', () => {
      const { codec, reading } = readSave(codecs, bytes)
      expect(reading.violations).toEqual([])
      const objects = listOf(reading.blocks.find(({ number }) => number === '02')?.value.objects ?? [])
      expect(new Set(objects.map(object => structIn(object).object_type))).toEqual(new Set([2]))
      // In the other layout, the bytes of each object show something that no object is.
      const other = codec === mobileCodec ? codec.earlier() : mobileCodec
      expect(other && decodeSave(other, bytes).violationCount).toBeGreaterThanOrEqual(objects.length)
    })

    it('keeps twenty messages, each with six numbers if it has a key', () => {
      const briefs = listOf(blockOf(bytes, '28').briefs).map(structIn)
      expect(briefs).toHaveLength(20)
      for (const { key, numbers } of briefs) {
        expect(listOf(numbers)).toHaveLength(key === '' ? 0 : 6)
      }
    })
  },
)

describe('the platform of a save', () => {
  it('is PC for PC saves', () => {
    for (const variant of variants) expect(codecFor(codecs, synthetic(variant))).toBe(codec)
  })

  it('is known from the length if the start is damaged', () => {
    for (const { bytes } of syntheticMobileSaves) {
      expect(
        codecFor(
          codecs,
          bytes.map((byte, index) => (index < 500 ? 0 : byte)),
        ),
      ).toBe(mobileCodec)
    }
    expect(codecFor(codecs, new Uint8Array(202_752))).toBe(codec)
    expect(codecFor(codecs, new Uint8Array(10))).toBe(codec)
  })

  it('is none for the saves of other games', () => {
    expect(foreignSave(codecs, new Uint8Array(201_828))).toMatch(/^not a save of San Andreas: .*Vice City/)
    expect(foreignSave(codecs, new Uint8Array(202_752))).toBeNull()
  })
})

describe('a mobile save with more data', () => {
  it('is longer by whole work buffers', () => {
    expect(syntheticMobileSaves.map(({ bytes }) => bytes.length)).toEqual([
      195_000, 195_000, 195_000, 260_000,
    ])
  })

  it('has a name for the models that take a character', () => {
    const values = valuesOf(syntheticMobileSaves[0]?.bytes ?? new Uint8Array())
    const special = { slot: 1, script: 2, resource: 290, kind: 2 }
    const named = { ...special, special_models: [{ length: 6, name: 'SWEET\0' }] }
    const plain = { ...special, resource: 346, special_models: [] }
    const scripts = { ...values.get('01'), resource_count: 2, resources: [named, plain] }
    const bytes = encodeSave(mobileCodec, values.set('01', scripts))
    expect(verifySave(codecs, 'a.b', bytes).isSound).toBe(true)
    expect(blockOf(bytes, '01').resources).toEqual([named, plain])
    const wrong = { ...scripts, resources: [{ ...plain, special_models: named.special_models }, plain] }
    expect(() => encodeSave(mobileCodec, values.set('01', wrong))).toThrow(/special_models has 1 elements/)
  })
})
