import { describe, expect, it } from 'vitest'
import { camelCase } from '#shared/text.ts'
import { isMobile, SaveError } from '../../../scripts/library/index.ts'
import { codecs, definition, mobileSaves, patched } from '../format/support.ts'
import {
  allSaves,
  blocksOf,
  errorsOf,
  library,
  names,
  thrownBy,
  typicalBytes,
  typicalSave,
} from './support.ts'

const { parseSave, writeSave, validate, offsetOf } = library

it('the names of the library stay distinct in camel case, on both platforms', () => {
  for (const { definition: one } of codecs) {
    const all = new Set([...one.structs.values()].flatMap(({ fields }) => fields.map(({ name }) => name)))
    expect(new Set([...all].map(camelCase)).size).toBe(all.size)
  }
})

it.each([...allSaves, ...mobileSaves])(
  'the package finds no error in $name, and writes it back byte for byte',
  ({ bytes }) => {
    const save = parseSave(bytes, { names })
    expect(isMobile(save)).toBe(bytes.length !== definition.file.size)
    expect(errorsOf(save)).toEqual([])
    const written = writeSave(save)
    expect(Buffer.compare(written, bytes)).toBe(0)
    expect(written.buffer.byteLength).toBe(bytes.length)
  },
)

describe('reading and writing', () => {
  it('keeps no reference to the given bytes', () => {
    const bytes = Buffer.from(typicalBytes)
    const save = parseSave(bytes)
    bytes.fill(0)
    expect(Buffer.compare(writeSave(save), typicalBytes)).toBe(0)
  })

  it('writes a line end after the save, but nothing else that would make it unreadable', () => {
    const ending = (text: string) => ({ ...typicalSave(), trailing: Buffer.from(text) })
    const { trailing } = parseSave(writeSave(ending('\r\n')))
    expect(trailing).toEqual(Uint8Array.of(13, 10))
    expect(errorsOf(ending('more'))).toMatchObject([{ severity: 'error' }])
    expect(thrownBy(() => writeSave(ending('more')))).toMatchObject({ code: 'length' })
  })

  it('changes one value, its copy in the padding and the checksum, and nothing else', () => {
    const save = typicalSave()
    blocksOf(save).playerInfo.money = 1_000_000
    const offset = offsetOf(save, 'block15.money')
    const money = [0x40, 0x42, 0x0f, 0x00]
    const inBlock = patched(typicalBytes, offset, money)
    const expected = patched(inBlock, offset + definition.file.workBufferSize, money)
    expect(Buffer.compare(writeSave(save), expected)).toBe(0)
  })

  it('sets the counts from the lists, and values that must equal a count', () => {
    const save = typicalSave()
    const cars = blocksOf(save).parkedCars.cars
    cars.push(cars[0])
    blocksOf(save).scripts.globals.push(7)
    const again = parseSave(writeSave(save))
    expect(blocksOf(again).parkedCars.carCount).toBe(cars.length)
    const size = blocksOf(save).scripts.variableSpaceSize + 4
    expect(blocksOf(again).scripts.variableSpaceSize).toBe(size)
    expect(blocksOf(again).scripts.jumpOffset).toBe(size)
    expect(errorsOf(again)).toEqual([])
  })

  it('keeps the bits of NaN floats until they become a number', () => {
    const path = 'block02.players[0].position.x'
    const offset = offsetOf(typicalSave(), path)
    const bytes = patched(typicalBytes, offset, [0x34, 0x12, 0xc0, 0xff])
    const save = parseSave(bytes)
    const { position } = blocksOf(save).pools.players[0]
    expect(position.x).toBeNaN()
    expect(writeSave(save, { unchecked: true })).toEqual(bytes)
    expect(position.x).toBeNaN()
    expect(thrownBy(() => writeSave(save))).toMatchObject({ code: 'rule', path })
    position.x = 1.5
    expect(library.getValue(parseSave(writeSave(save)), path)).toBe(1.5)
  })
})

describe('a file that is not a save', () => {
  it.each([0, 5, 317, 202_751])('is rejected at %i bytes, with offset and reason', length => {
    const error = thrownBy(() => parseSave(typicalBytes.slice(0, length)))
    expect(error).toBeInstanceOf(SaveError)
    const reason = expect.stringContaining(`${length} bytes`)
    expect(error).toMatchObject({ name: 'SaveError', offset: length, block: null, reason })
  })

  it('is rejected for a wrong checksum, unless disabled, which also fixes it', () => {
    const offset = offsetOf(typicalSave(), 'block15.money')
    const bytes = typicalBytes.with(offset, 99)
    expect(thrownBy(() => parseSave(bytes))).toMatchObject({
      offset: definition.file.checksumOffset,
      block: null,
    })
    const mended = writeSave(parseSave(bytes, { acceptWrongChecksum: true }))
    expect(thrownBy(() => parseSave(mended))).toBeNull()
  })
})

describe('validating', () => {
  it('lists values that cannot be written, in several blocks at once', () => {
    const save = typicalSave()
    blocksOf(save).playerInfo.maxHealth = 256
    blocksOf(save).simpleVariables.saveName = 7
    expect(validate(save)).toMatchObject([
      { severity: 'error', path: 'block00.save_name', offset: null },
      {
        severity: 'error',
        path: 'block15.max_health',
        rule: 'is 256, which does not fit u8',
        offset: null,
      },
    ])
  })

  it('lists violated constants as errors, and values that no known save has as warnings', () => {
    const save = typicalSave()
    blocksOf(save).scripts.jumpCommand = 3
    blocksOf(save).simpleVariables.savedAt.month = 13
    expect(validate(save)).toMatchObject([
      { severity: 'error', path: 'block01.jump_command', rule: 'is 3, must be 2' },
      { severity: 'warning', path: 'block00.saved_at.month', rule: 'is 13, known saves have 1 to 12' },
    ])
  })

  it.each([null, undefined, 'a save', 5, {}, { blocks: null }])('refuses %j, as all functions do', given => {
    for (const use of [writeSave, validate, library.cloneSave, library.saveToJson])
      expect(() => Reflect.apply(use, null, [given])).toThrow(
        new TypeError('not a save, as parseSave returns it'),
      )
  })

  it.each([null, undefined, 5, {}])('finds no value at %j', path => {
    expect(() => Reflect.apply(library.getValue, null, [typicalSave(), path])).toThrow(library.PathError)
  })

  it.each(['playerInfo[7].money', 'playerInfo[nonsense].money', 'playerInfo[0]'])(
    'takes no subscript of a block: %s',
    path => {
      const save = typicalSave()
      const fault = new library.PathError(path, 'playerInfo is a block, not a list')
      for (const use of [library.offsetOf, library.getValue]) expect(() => use(save, path)).toThrow(fault)
      expect(() => library.setValue(save, path, 5)).toThrow(fault)
      expect(library.saveToJson(save)).toBe(library.saveToJson(typicalSave()))
    },
  )
})
