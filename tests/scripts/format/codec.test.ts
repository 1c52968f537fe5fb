import { describe, expect, it } from 'vitest'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import type { StructValue } from '../../../scripts/format/codec/value.ts'
import { syntheticValues, variants } from '../../support/synthetic-saves.ts'
import { thrownBy } from '../library/support.ts'
import { blockValues } from './game-values.ts'
import { codec, decoded, patched, saveWith, synthetic, variantOf, verdictOf } from './support.ts'

const indoors = variantOf('indoors')

const encodeWith = (block: string, fields: StructValue) => saveWith(indoors, block, () => fields)

describe.each(variants)('a synthetic save ($name)', variant => {
  const bytes = synthetic(variant)

  it('is a sound one of PC, with every value in range', () => {
    expect(verdictOf(bytes)).toMatchObject({
      platform: 'pc',
      isSound: true,
      violations: [],
      padding: { repeats: true },
    })
  })

  it('decodes to the values it was encoded from', () => {
    const values = syntheticValues(codec, variant)
    const first = values.get('00')
    const save_name = String(first?.save_name).padEnd(100, '\0') // decoded texts have the length of their field
    expect(blockValues(decoded(bytes))).toEqual(values.set('00', { ...first, save_name }))
  })
})

describe('decoding', () => {
  it('does not stop at the text BLOCK inside data', () => {
    const changed = saveWith(indoors, '10', ({ zones }) => ({
      zones: Array.isArray(zones) ? zones.map(zone => ({ ...zone, label: 'BLOCKBLO' })) : [],
    }))
    expect(verdictOf(changed)).toMatchObject({ isSound: true })
  })

  it('accepts other padding bytes', () => {
    const bytes = synthetic(variantOf('outdoors'))
    const changed = patched(bytes, decoded(bytes).padding?.start ?? 0, [7, 7, 7])
    expect(verdictOf(changed)).toMatchObject({ isSound: true, padding: { repeats: false } })
  })

  it('finds no version for an unknown version id', () => {
    expect(verdictOf(saveWith(indoors, '00', () => ({ version_id: 0x12345678 }))).version).toBeNull()
  })

  it.each([
    [194_146, [{ block: '01', value: 408 }]],
    [84_856, []],
  ])(
    'lists too few variables of a main script of %i bytes only if it is that of the game',
    (main_script_size, found) => {
      const few = { globals: Array(100).fill(0), variable_space_size: 408, jump_offset: 408 }
      const { violations } = verdictOf(encodeWith('01', { ...few, main_script_size }))
      expect(violations.filter(({ path }) => path === 'block01.variable_space_size')).toMatchObject(found)
    },
  )
})

describe('encoding', () => {
  it.each([
    ['05', { switch_count: 3 }, 'switches has 4 elements, but switch_count gives 3'],
    ['15', { money: 2 ** 31 }, 'money is 2147483648, which does not fit i32'],
    ['15', { money: 1.5 }, 'money is 1.5, which does not fit i32'],
    ['15', { money: 'much' }, 'money needs a number for i32'],
    ['00', { time_scale: 1e39 }, 'time_scale is 1e\\+39, which does not fit f32'],
    ['00', { save_name: 'x'.repeat(101) }, 'save_name needs a text of up to 100 bytes'],
    ['00', { save_name: '€' }, 'save_name has characters that are no single bytes'],
    ['00', { unwritten_ef: new Uint8Array(3) }, 'unwritten_ef needs 45 bytes'],
    ['00', { camera_position: 5 }, 'camera_position needs a vec3'],
    ['11', { gangs: [] }, 'gangs has 0 elements, needs 10'],
    ['11', { gangs: 7 }, 'gangs needs a list'],
  ])('rejects a value of block %s that does not fit its field: %o', (block, fields, message) => {
    const error = thrownBy(() => encodeWith(block, fields))
    const [path] = message.split(' ')
    expect(error).toMatchObject({ name: 'SaveError', block, path: `block${block}.${path}` })
    expect(String(error)).toMatch(new RegExp(`byte \\d+ \\(0x[0-9A-F]+\\): block${block}.${message}$`))
  })

  it('rejects a save without all its blocks', () => {
    const some = syntheticValues(codec, indoors)
    some.delete('27')
    expect(() => encodeSave(codec, some)).toThrow(/block 27, byte \d+ .*: has no value/)
  })

  it('rejects a save that becomes too long', () => {
    const tooMany = { variable_space_size: 199_996, globals: Array(49_997).fill(0) }
    expect(() => encodeWith('01', { ...tooMany, jump_offset: 199_996 })).toThrow(/no room for \d+ more bytes/)
  })
})
