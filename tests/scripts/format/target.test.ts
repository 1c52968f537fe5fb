import { describe, expect, it } from 'vitest'
import { targetBytes } from '../../../scripts/format/codec/target-bytes.ts'
import { fileCounts } from '../../../scripts/format/codec/value-size.ts'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { findTarget } from '../../../src/shared/format-path/target.ts'
import { hexBytes } from '../../../src/shared/hex.ts'
import { decoded, definition, synthetic } from './support.ts'

const target = (path: string) => findTarget(definition, path)
const bytes = (path: string, value: number | string) => hexBytes(targetBytes(definition, target(path), value))

describe('the location of a field', () => {
  it('is given by block and by byte of the file', () => {
    expect(target('block00.has_cheated')).toMatchObject({
      block: '00',
      offset: 0x90,
      fileOffset: 0x95,
      size: 1,
    })
    expect(target('block02.players[0].weapons[3].ammo_total')).toMatchObject({ offset: 0x88, size: 4 })
    expect(target('block25.doors[222].linked')).toMatchObject({ offset: 0x53e, size: 2, isMovable: true })
  })

  it('is found by the name of a value in a list', () => {
    expect(target('block16.float_stats[fat]')).toMatchObject({ offset: 0x54, isStartFixed: false })
    expect(target('block01.globals[gf_progress][2]')).toMatchObject({
      block: '01',
      offset: 0x5a8,
      isStartFixed: true,
    })
    expect(target('block01.globals[gym_bike_progress]').field.type).toBe('f32')
  })

  it.each(variants)('is at the offset of the values of a save with $name', variant => {
    const save = synthetic(variant)
    const { blocks } = decoded(save)
    const counts = fileCounts(definition, blocks)
    const view = new DataView(save.buffer)
    const money = findTarget(definition, 'block15.money', counts)
    expect(view.getInt32(money.fileOffset, true)).toBe(blocks[15]?.value.money)
    const marker = findTarget(definition, 'block27.markers[4].blue', counts)
    expect(marker.fileOffset + 4).toBe((blocks[27]?.start ?? 0) + 140)
  })

  it.each([
    ['block16.float_stats', 'needs a number or name'],
    ['block02.players[0]', 'is a struct'],
    ['15:money', 'not a path'],
  ])('is not defined for %s: %s', (path, why) => {
    expect(() => target(path)).toThrow(why)
  })
})

describe('the bytes of a value', () => {
  it('are as stored in the file', () => {
    expect(bytes('block15.money', 999_999_999)).toBe('FF C9 9A 3B')
    expect(bytes('block02.players[0].position.x', 1263.5)).toBe('00 F0 9D 44')
    expect(bytes('block25.doors[222].linked', -1)).toBe('FF FF')
    expect(bytes('block02.players[0].weapons[3].weapon', 25)).toBe('19 00 00 00')
  })

  it('are rejected if they do not fit the field', () => {
    expect(() => bytes('block15.max_health', 256)).toThrow('does not fit')
    expect(() => bytes('block00.has_cheated', 2)).toThrow('outside 0 to 1')
  })
})
