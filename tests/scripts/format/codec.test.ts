import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { SaveError } from '../../../scripts/format/codec/save-error.ts'
import type { StructValue } from '../../../scripts/format/codec/value.ts'
import {
  syntheticSave,
  syntheticValues,
  variants,
} from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { codec, codecs, variantOf } from './support.ts'

const inside = variantOf('inside')
const outside = variantOf('outside')

const valuesOf = (bytes: Uint8Array) =>
  new Map(decodeSave(codec, bytes).blocks.map(({ number, value }) => [number, value]))

/** Texts in tests may be shorter than their field; decoded texts have its full length. */
const withFullTexts = (values: ReadonlyMap<string, StructValue>) => {
  const name = String(values.get('00')?.save_name)
  return new Map(values).set('00', { ...values.get('00'), save_name: name.padEnd(100, '\0') })
}

/** A synthetic save with some fields of a block replaced. */
function encodeWith(number: string, fields: StructValue): Uint8Array {
  const values = syntheticValues(codec, inside)
  return encodeSave(codec, values.set(number, { ...values.get(number), ...fields }))
}

describe.each(variants)('a synthetic save ($name)', variant => {
  const bytes = syntheticSave(codec, variant)
  const verdict = verifySave(codecs, variant.name, bytes)

  it('is sound, with every value in range', () => {
    expect(verdict).toMatchObject({ isSound: true, errors: [], violations: [] })
    expect(verdict.padding?.repeats).toBe(true)
  })

  it('decodes to the values it was encoded from', () => {
    expect(withFullTexts(valuesOf(bytes))).toEqual(withFullTexts(syntheticValues(codec, variant)))
    expect(Buffer.compare(encodeSave(codec, valuesOf(bytes)), bytes)).toBe(0)
  })
})

describe('decoding', () => {
  const bytes = syntheticSave(codec, outside)
  const values = valuesOf(bytes)

  it('reads lists up to their end marker', () => {
    const doors = values.get('25')?.doors
    expect(Array.isArray(doors) && doors.length).toBe(400)
    expect(values.get('25')).toMatchObject({ stack_depth: 0, stack: [], end_mark: -1 })
  })

  it('reads empty lists, and two price changes', () => {
    expect(values.get('02')).toMatchObject({ object_count: 0, objects: [] })
    expect(values.get('22')?.price_changes).toHaveLength(2)
    expect(values.get('01')).toMatchObject({ globals: [], scripts: [] })
  })

  it('does not stop at the text BLOCK inside data', () => {
    const label = 'BLOCKBLO'
    const zones = valuesOf(syntheticSave(codec, inside)).get('10')?.zones
    if (!Array.isArray(zones)) throw new Error('no zones')
    const changed = encodeWith('10', { zones: zones.map((zone: StructValue) => ({ ...zone, label })) })
    expect(verifySave(codecs, 'text', changed)).toMatchObject({ isSound: true })
  })

  it('reports values out of range with their path and offset', () => {
    const changed = encodeWith('00', { game_month: 13 })
    const { violations, violationCount } = verifySave(codecs, 'range', changed)
    expect(violationCount).toBe(1)
    expect(violations[0]).toMatchObject({ block: '00', path: 'game_month', value: 13, allowed: '1 to 12' })
    const offset = violations[0]?.offset ?? 0
    expect(changed[offset]).toBe(13)
  })

  it('keeps other padding bytes when it is written back', () => {
    const { start, size } = decodeSave(codec, bytes).padding ?? { start: 0, size: 0 }
    const padding = new Uint8Array(size).fill(7)
    const changed = encodeSave(codec, values, padding)
    expect(Buffer.compare(changed.subarray(start, start + size), padding)).toBe(0)
    expect(verifySave(codecs, 'padding', changed)).toMatchObject({
      isSound: true,
      padding: { repeats: false },
    })
  })
})

describe('encoding', () => {
  const values = () => syntheticValues(codec, inside)
  const error = (number: string, fields: StructValue): SaveError => {
    try {
      encodeWith(number, fields)
    } catch (caught) {
      if (caught instanceof SaveError) return caught
    }
    throw new Error('nothing was thrown')
  }

  it('rejects a count that does not match its list', () => {
    expect(error('05', { switch_count: 3 }).message).toMatch(
      /^block 05, byte \d+ \(0x[0-9A-F]+\): switches has 4 elements, but switch_count gives 3$/,
    )
  })

  it.each([
    ['15', { money: 2 ** 31 }, 'is 2147483648, which does not fit i32'],
    ['15', { money: 1.5 }, 'is 1.5, which does not fit i32'],
    ['15', { money: 'much' }, 'needs a number for i32'],
    ['00', { save_name: 'x'.repeat(101) }, 'needs a text of up to 100 bytes'],
    ['00', { save_name: '€' }, 'has characters that are no single bytes'],
    ['00', { unwritten_ef: new Uint8Array(3) }, 'needs 45 bytes'],
    ['00', { camera_position: 5 }, 'needs a vec3'],
    ['11', { gangs: [] }, 'has 0 elements, needs 10'],
    ['11', { gangs: 7 }, 'needs a list'],
  ])('rejects a value of block %s that does not fit its field: %o', (number, fields, reason) => {
    expect(error(number, fields)).toMatchObject({
      block: number,
      reason,
      path: `block${number}.${Object.keys(fields)[0]}`,
    })
  })

  it('rejects a save without all its blocks', () => {
    const some = values()
    some.delete('27')
    expect(() => encodeSave(codec, some)).toThrow(/block 27, byte \d+ .*: has no value/)
  })

  it('rejects a save that becomes too long', () => {
    const tooMany = { variable_space_size: 199_996, globals: Array.from({ length: 49_997 }, () => 0) }
    expect(() => encodeWith('01', { ...tooMany, jump_offset: 199_996 })).toThrow(/no room for \d+ more bytes/)
  })
})
