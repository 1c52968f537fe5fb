import { describe, expect, it } from 'vitest'
import { camelCase } from '../../../scripts/library/camel-names.ts'
import { PathError } from '../../../scripts/library/library.ts'
import { codecs, definition } from '../format/support.ts'
import { library, names, thrownBy, typicalBytes } from './support.ts'

const { parseSave, offsetOf, fieldAt } = library

describe('paths and offsets', () => {
  const save = parseSave(typicalBytes, { names })

  it('are the same for any spelling', () => {
    const offset = offsetOf(save, 'block15.money_shown')
    expect(offsetOf(save, 'block15.moneyShown')).toBe(offset)
    expect(offsetOf(save, 'playerInfo.moneyShown')).toBe(offset)
    expect(offsetOf(save, 'player_info.money_shown')).toBe(offset)
  })

  it('stay distinct in camel case, as paths take it too', () => {
    for (const { definition: one } of codecs) {
      const names = new Set([...one.structs.values()].flatMap(({ fields }) => fields.map(({ name }) => name)))
      expect(new Set([...names].map(camelCase)).size).toBe(names.size)
    }
  })

  it('convert into each other for every byte of a value', () => {
    for (let offset = 0; offset < typicalBytes.length; offset += 3001) {
      const found = fieldAt(save, offset)
      if (found === null || !('value' in found) || found.path === null) continue
      expect(offsetOf(save, found.path)).toBe(found.offset)
      expect(offset).toBeGreaterThanOrEqual(found.offset)
      expect(offset).toBeLessThan(found.offset + found.size)
    }
  })

  it('distinguish markers, padding and checksum from values', () => {
    expect(fieldAt(save, 0)).toMatchObject({ part: 'marker', block: '00' })
    expect(fieldAt(save, definition.file.checksumOffset - 1)).toMatchObject({ part: 'padding' })
    expect(fieldAt(save, definition.file.checksumOffset)).toMatchObject({ part: 'checksum' })
    expect([fieldAt(save, -1), fieldAt(save, definition.file.size), fieldAt(save, 0.5)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    '',
    'money',
    'block15',
    'block99.x',
    'block15.mony',
    'block12.cars',
    'block12.cars[9999].model',
    'a b',
  ])('reject %j', path => {
    expect(thrownBy(() => offsetOf(save, path))).toBeInstanceOf(PathError)
  })
})
