import { describe, expect, it } from 'vitest'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import type { StructValue, Value } from '../../../scripts/format/codec/value.ts'
import { syntheticValues } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { announceMissing, realSaves, referenceFolder } from '../../support/real-saves.ts'
import { library } from '../library/support.ts'
import { codec, codecs, variantOf } from './support.ts'

announceMissing('stored cars of real saves', referenceFolder)

const values = syntheticValues(codec, variantOf('typical counts'))

/** A sound save with some fields of a block replaced. */
function saveWith(block: string, change: (old: StructValue) => StructValue): Uint8Array {
  const old = values.get(block) ?? {}
  return encodeSave(codec, new Map([...values, [block, { ...old, ...change(old) }]]))
}

const rowsOf = (value: Value | undefined): StructValue[] => (Array.isArray(value) ? [...value] : [])

/** Replaces fields of one row of a list. */
const inRow =
  (list: string, index: number, fields: StructValue) =>
  (old: StructValue): StructValue => ({
    [list]: rowsOf(old[list]).map((row, at) => (at === index ? { ...row, ...fields } : row)),
  })

const verdictOf = (bytes: Uint8Array) => verifySave(codecs, 'made', bytes)
const problemsOf = (bytes: Uint8Array) => library.validate(library.parseSave(bytes))
const noMods = Array.from({ length: 15 }, () => -1)

describe('a count of rows in use', () => {
  it.each([
    ['12', 'plate_count', 'block12.plate_count'],
    ['17', 'used_count', 'block17.used_count'],
  ])('is the number of those rows: block %s, %s', (block, count, path) => {
    const bytes = saveWith(block, old => ({ [count]: Number(old[count]) - 1 }))
    const { isSound, errors } = verdictOf(bytes)
    expect(isSound).toBe(false)
    expect(errors).toEqual([
      expect.stringMatching(`block ${block}, byte \\d+ .*: ${count} is \\d+, must be \\d+, the rows in use`),
    ])
    expect(problemsOf(bytes)).toContainEqual(expect.objectContaining({ severity: 'error', path }))
  })

  it('is not exceeded by the stack of a script', () => {
    const fields = { stack_depth: 3, stack_offsets: [60_000, 61_000, 0, 0, 0, 0, 0, 0] }
    const { errors } = verdictOf(saveWith('01', inRow('scripts', 0, fields)))
    expect(errors).toEqual([expect.stringMatching(/: scripts\[0\]\.stack_depth is 3, must be at most 2$/)])
  })
})

describe('a float', () => {
  const floats = (block: string, list: string, index: number, value: number) =>
    saveWith(block, old => {
      const all = old[list]
      return { [list]: Array.isArray(all) ? all.with(index, value) : [] }
    })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is a finite number, not %s',
    value => {
      const bytes = floats('16', 'float_stats', 0, 0)
      const view = new DataView(bytes.buffer)
      const start = verdictOf(bytes).blocks.find(({ block }) => block === '16')?.offset ?? 0
      view.setFloat32(start, value, true)
      const { isSound, errors } = verdictOf(bytes)
      expect(isSound).toBe(false)
      expect(errors.join()).toMatch(/block 16, byte \d+ .*: float_stats\[0\] is .*, must be a finite number/)
      expect(JSON.stringify(verdictOf(bytes))).not.toContain('":null,"allowed"')
    },
  )
})

it('an unknown version id is listed, as other versions of the game may exist', () => {
  const bytes = saveWith('00', () => ({ version_id: 0x12345678 }))
  const { isSound, version, violations } = verdictOf(bytes)
  expect({ isSound, version }).toEqual({ isSound: true, version: null })
  expect(violations).toMatchObject([{ block: '00', path: 'version_id', value: 0x12345678 }])
  expect(problemsOf(bytes)).toMatchObject([{ severity: 'warning', path: 'block00.version_id' }])
})

describe('a stored car', () => {
  const car = (model: number, ...mods: number[]) =>
    saveWith('03', inRow('stored_cars', 0, { model, mods: [...mods, ...noMods].slice(0, 15) }))

  it.each([
    ['an Infernus with nitro, its wheels, stereo and hydraulics', 411, [1010, 1085, 1086, 1087]],
    ['an Elegy with both side skirts', 562, [1039, 1041]],
    ['a police car with hydraulics', 598, [1087]],
    ['an empty place', 0, [1]],
  ])('has components that fit: %s', (_, model, mods) => {
    expect(verdictOf(car(model, ...mods)).violations).toEqual([])
  })

  it.each([
    ['a spoiler on an Infernus', 411, 1000],
    ['wheels of a lowrider on an Elegy', 562, 1084],
    ['wheels on a police car', 598, 1025],
    ['nitro on a bicycle', 481, 1010],
  ])('is listed with a component that does not fit: %s', (_, model, mod) => {
    const bytes = car(model, -1, mod)
    expect(verdictOf(bytes).violations).toMatchObject([
      {
        block: '03',
        path: 'stored_cars[0].mods[1]',
        value: mod,
        allowed: `-1 or a component for vehicle ${model}`,
      },
    ])
    expect(problemsOf(bytes)).toMatchObject([{ severity: 'warning', path: 'block03.stored_cars[0].mods[1]' }])
  })

  it.each([
    ['an id below those of vehicles', 399],
    ['a boat', 446],
    ['a train', 537],
    ['an id above those of vehicles', 20_000],
  ])('is listed if no garage stores such a vehicle: %s', (_, model) => {
    expect(verdictOf(car(model)).violations).toMatchObject([
      { block: '03', path: 'stored_cars[0].model', value: model },
    ])
  })

  it.skipIf(realSaves.length === 0)('of a real save is never listed', () => {
    const listed = realSaves.flatMap(({ bytes }) =>
      verdictOf(bytes).violations.filter(({ path }) => path.includes('mods')),
    )
    expect(listed).toEqual([])
  })
})

describe('the player', () => {
  const player = (fields: StructValue) => saveWith('02', inRow('players', 0, fields))
  const slots = (slot: number, weapon: number) => {
    const [first] = rowsOf(values.get('02')?.players)
    return rowsOf(first?.weapons).map((one, index) => (index === slot ? { ...one, weapon } : one))
  }

  it('has each weapon in its own slot', () => {
    expect(verdictOf(player({ weapons: slots(5, 31) })).violations).toEqual([])
    expect(verdictOf(player({ weapons: slots(5, 38) })).violations).toMatchObject([
      { block: '02', path: 'players[0].weapons[5]', value: 38, allowed: '0 or a weapon of slot 5: 30, 31' },
    ])
  })

  it('is on the map, or near it', () => {
    expect(verdictOf(player({ position: { x: 1e9, y: 0, z: 0 } })).violations).toMatchObject([
      { block: '02', path: 'players[0].position', value: 1e9 },
    ])
  })

  it('has a finite armour on PC', () => {
    expect(verdictOf(player({ armour: Number.POSITIVE_INFINITY })).isSound).toBe(false)
  })
})

it('the main script of the unmodified game has all its variables', () => {
  const few = { globals: Array.from({ length: 100 }, () => 0), variable_space_size: 408, jump_offset: 408 }
  const found = (main_script_size: number) =>
    verdictOf(saveWith('01', () => ({ ...few, main_script_size }))).violations.filter(
      ({ path }) => path === 'variable_space_size',
    )
  expect(found(194_146)).toMatchObject([{ block: '01', value: 408 }])
  expect(found(84_856)).toEqual([])
})
