import { describe, expect, it } from 'vitest'
import { asciiOnly } from '../../../scripts/exports/shared/texts.ts'
import { type KsyType, ksy, variablesKsy } from './ksy.ts'
import { model } from './support.ts'

function memberIds({ seq = [], instances = {} }: KsyType): readonly string[] {
  return [...seq.map(({ id }) => id), ...Object.keys(instances)]
}

describe('names in gtasa-save.ksy and in the file of script variables', () => {
  const owners = Object.entries({ ...ksy.types, gtasa_save: ksy, gtasa_save_variables: variablesKsy })

  it('are unique in their type, also in languages that write them without underscores', () => {
    const plain = (ids: readonly string[]) => new Set(ids.map(id => id.replaceAll('_', '')))
    for (const [owner, type] of owners) {
      const ids = memberIds(type)
      expect(plain(ids).size, owner).toBe(ids.length)
    }
    const types = [...Object.keys(ksy.types), ...Object.keys(ksy.enums)]
    expect(plain(types).size).toBe(types.length)
  })

  it('name each number of an enumeration once', () => {
    expect(Object.keys(ksy.enums)).toHaveLength(model.enumerations.size + 1)
    for (const [name, entries] of Object.entries(ksy.enums)) {
      const ids = Object.values(entries).map(entry => (typeof entry === 'string' ? entry : entry.id))
      expect(new Set(ids).size, name).toBe(ids.length)
    }
  })

  it('are those of the numbers that a field stores, even if others are legal', () => {
    const attribute = (type: string, id: string) => ksy.types[type]?.seq?.find(found => found.id === id)
    expect(attribute('weapon_slot', 'weapon')).toMatchObject({ enum: 'weapons' })
    expect(attribute('stored_car', 'model')).toMatchObject({ enum: 'vehicles' })
  })
})

it('texts become plain ASCII, whatever a cell contains', () => {
  expect(asciiOnly('10 × 10 – “café”…\nnext')).toBe("10 x 10 - 'cafe'...\nnext")
  expect(asciiOnly('☃ 🚗')).toBe('? ?')
})
