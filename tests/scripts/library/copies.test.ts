import { describe, expect, it } from 'vitest'
import type { MobileSave, PcSave } from '../../../scripts/library/index.ts'
import { mobileSaves, patched } from '../format/support.ts'
import { allSaves, blocksOf, library, namedSave, thrownBy, typicalBytes, typicalSave } from './support.ts'

const {
  applyChanges,
  cloneSave,
  decodeGameText,
  diffSaves,
  encodeGameText,
  getValue,
  offsetOf,
  parseSave,
  saveFromJson,
  saveNameOf,
  saveToJson,
  setValue,
  textOf,
  toMetres,
  writeSave,
} = library

/** A save with a NaN that has bits of its own, where real saves have one, an infinite float and a negative zero. */
function unusualSave() {
  const position = offsetOf(typicalSave(), 'block03.stored_cars[0].position')
  const floats = [0x34, 0x12, 0xc0, 0xff, 0, 0, 0x80, 0xff, 0, 0, 0, 0x80]
  const bytes = patched(typicalBytes, position, floats)
  return { save: parseSave(bytes), bytes, position }
}

const isSame = (save: PcSave | MobileSave, bytes: Uint8Array) => Buffer.compare(writeSave(save), bytes) === 0

describe('a copy of a save', () => {
  it('has all its bits, and is independent of it', () => {
    const { save, bytes } = unusualSave()
    const copy = cloneSave(save)
    expect(isSame(copy, bytes)).toBe(true)
    blocksOf(copy).playerInfo.money = 1
    copy.script.globals.set(409, 5)
    expect(isSame(save, bytes)).toBe(true)
    expect([blocksOf(copy).playerInfo.money, copy.script.globals.get(409)]).toEqual([1, 5])
  })

  it('has the bits of a block that is assigned to it from another save', () => {
    const { save, bytes } = unusualSave()
    const other = typicalSave()
    Object.assign(blocksOf(other), { garages: save.blocks.garages })
    expect(isSame(other, bytes)).toBe(true)
    expect(isSame(cloneSave(other), bytes)).toBe(true)
  })

  it('can be written after a structured clone, with another NaN', () => {
    const { save, bytes, position } = unusualSave()
    const written = writeSave(structuredClone({ ...save }))
    const nan = [written, bytes].map(each => each.subarray(position, position + 4))
    expect(nan[0]).not.toEqual(nan[1])
  })

  it('is the same as JSON, on both platforms', () => {
    const { save, bytes } = unusualSave()
    expect(isSame(saveFromJson(saveToJson(save)), bytes)).toBe(true)
    for (const one of [...allSaves.slice(0, 2), ...mobileSaves.slice(0, 1), ...mobileSaves.slice(-1)]) {
      const { platform } = parseSave(one.bytes)
      const again = saveFromJson(saveToJson(parseSave(one.bytes)))
      expect([again.platform, isSame(again, one.bytes)], one.name).toEqual([platform, true])
    }
  })

  it.each(['{}', '[]', 'null', '{"platform":"ps2","blocks":{}}', '{"platform":"pc","blocks":{"scripts":1}}'])(
    'is not made from %s',
    text => {
      expect(thrownBy(() => saveFromJson(text))).toBeInstanceOf(TypeError)
    },
  )
})

describe('a value', () => {
  it('is read and set by its path, as one, several or all', () => {
    const save = namedSave()
    setValue(save, 'block16.float_stats[fat]', 12.5)
    setValue(save, '$409', 7)
    setValue(save, 'block12.cars[0-2].model', [411, 412, 413])
    setValue(save, 'block20.paint[all]', 255)
    setValue(save, 'block01.globals[gf_progress]', [1, 2, 3, 4, 5, 6])
    expect(getValue(save, 'statistics.floatStats[fat]')).toBe(12.5)
    expect(save.script.globals.get(407)).toBe(7)
    expect(getValue(save, 'block12.cars[0-2].model')).toEqual([411, 412, 413])
    expect(new Set(blocksOf(save).tags.paint)).toEqual(new Set([255]))
    expect(getValue(save, 'block01.globals[gf_progress]')).toEqual([1, 2, 3, 4, 5, 6])
    const again = parseSave(writeSave(save))
    expect(getValue(again, 'block12.cars[1].model')).toBe(412)
  })

  it('is set although counts in memory do not fit their lists', () => {
    const save = typicalSave()
    const cars = blocksOf(save).parkedCars.cars
    cars.push(cars[0])
    setValue(save, 'block12.cars[0].model', 500)
    expect(blocksOf(save).parkedCars.cars[0].model).toBe(500)
  })

  it.each([
    ['block12.cars[0-2].model', [1, 2]],
    ['block02.players[0]', 5],
    ['block16.float_stats', [1]],
  ])('is rejected where it is not one for each: %s', (path, value) => {
    expect(thrownBy(() => setValue(typicalSave(), path, value))).toBeInstanceOf(RangeError)
  })

  it('leaves the save as it is where one of several is refused', () => {
    const save = namedSave()
    const money = { path: 'block15.money', before: 0, after: 5 }
    const calls = [
      () => setValue(save, 'block01.globals[gf_progress][all]', [1, 2, 0.5, 4, 5, 6]),
      () => save.script.globals.set('gf_progress', [1, 2, 0.5, 4, 5, 6]),
      () => applyChanges(save, [money, { ...money, path: 'block15.mony' }]),
      () => applyChanges(save, [money, { ...money, path: 'block01.globals[gf_progress][0]', after: 'x' }]),
    ]
    for (const call of calls) expect(call).toThrow()
    expect(diffSaves(namedSave(), save)).toEqual([])
  })
})

describe('the difference of two saves', () => {
  const older = namedSave()
  const newer = cloneSave(older)
  setValue(newer, 'block15.money', 99)
  setValue(newer, 'block16.float_stats[fat]', 3)
  setValue(newer, 'block00.game_time_ms', 1)

  it('lists the changed values with their offsets, without clocks on request', () => {
    const [first] = diffSaves(older, newer, { ignore: ['clocks'] })
    const path = 'block15.money'
    expect(first).toMatchObject({ path, offset: offsetOf(newer, path), after: 99 })
  })

  it('is applied to another save', () => {
    const copy = cloneSave(older)
    applyChanges(copy, diffSaves(older, newer))
    expect(diffSaves(copy, newer)).toEqual([])
    expect(isSame(copy, writeSave(newer))).toBe(true)
  })

  it('lists elements that only one save has, which cannot be applied', () => {
    const longer = cloneSave(older)
    const cars = blocksOf(longer).parkedCars.cars
    cars.push(structuredClone(cars[0]))
    const added = diffSaves(older, longer).filter(({ before }) => before === null)
    expect(added[0]?.path).toBe(`block12.cars[${cars.length - 1}].index`)
    expect(thrownBy(() => applyChanges(cloneSave(older), added))).toBeInstanceOf(RangeError)
  })
})

describe('a text of the game', () => {
  it('is shown without losing a byte', () => {
    const all = String.fromCharCode(...Array.from({ length: 255 }, (_, index) => index + 1))
    expect(encodeGameText(decodeGameText(all))).toBe(all)
    expect(decodeGameText('Sweet\0left')).toBe('Sweet')
    expect(['Sweet\0left', 'Sweet'].map(textOf)).toEqual(['Sweet', 'Sweet'])
    expect(decodeGameText('\x83e\\')).toBe('\\x83e\\\\')
    expect(thrownBy(() => encodeGameText('€'))).toBeInstanceOf(RangeError)
  })

  it('has the letters of a translation that are given', () => {
    const letters = { 131: 'Д' }
    expect(decodeGameText('\x83a', letters)).toBe('Дa')
    expect(encodeGameText('Дa', letters)).toBe('\x83a')
  })

  it('is the name of a save on each platform', () => {
    expect(saveNameOf(parseSave(allSaves[0]?.bytes ?? new Uint8Array()))).toBe('Synthetic')
    expect(saveNameOf(parseSave(mobileSaves[0]?.bytes ?? new Uint8Array()))).toMatch(/^[\w\\]*$/)
  })
})

it('positions in eighths of a metre become metres', () => {
  expect(toMetres({ x: 8, y: -4, z: 0 })).toEqual({ x: 1, y: -0.5, z: 0 })
})
