import { describe, expect, it } from 'vitest'
import type { StructValue, Value } from '../../../scripts/format/codec/value.ts'
import { realSaves } from '../../support/real-saves.ts'
import { library } from '../library/support.ts'
import { structs } from './game-values.ts'
import { decoded, patched, saveWith, startOf, typicalSave, variantOf, verdictOf } from './support.ts'

/** A sound save with other values in a block. */
const typicalWith = (block: string, change: (old: StructValue) => StructValue) =>
  saveWith(variantOf('typical counts'), block, change)

/** The list with other values in its first row. */
const withFirst = (list: Value | undefined, fields: StructValue) =>
  structs(list).with(0, { ...structs(list)[0], ...fields })

const problemsOf = (bytes: Uint8Array) => library.validate(library.parseSave(bytes))

/** Expects that the command lists a value, and that the package warns of it. */
function expectListed(
  bytes: Uint8Array,
  violation: { block: string; path: string; value: Value; allowed?: string },
) {
  const { isSound, violations } = verdictOf(bytes)
  expect({ isSound, violations }).toMatchObject({ isSound: true, violations: [violation] })
  const { block, path } = violation
  expect(problemsOf(bytes)).toMatchObject([{ severity: 'warning', path: `block${block}.${path}` }])
}

describe('a count of rows in use', () => {
  it.each([
    ['12', 'plate_count'],
    ['17', 'used_count'],
  ])('is the number of those rows: block %s, %s', (block, count) => {
    const bytes = typicalWith(block, old => ({ [count]: Number(old[count]) - 1 }))
    const message = `block ${block}, byte \\d+ .*: ${count} is \\d+, must be \\d+, the rows in use`
    expect(verdictOf(bytes)).toMatchObject({ isSound: false, errors: [expect.stringMatching(message)] })
    expect(problemsOf(bytes)).toContainEqual(
      expect.objectContaining({ severity: 'error', path: `block${block}.${count}` }),
    )
  })

  it('is not exceeded by the stack of a script', () => {
    const stack = { stack_depth: 3, stack_offsets: [60_000, 61_000, 0, 0, 0, 0, 0, 0] }
    const { errors } = verdictOf(typicalWith('01', ({ scripts }) => ({ scripts: withFirst(scripts, stack) })))
    expect(errors).toEqual([expect.stringMatching(/: scripts\[0\]\.stack_depth is 3, must be at most 2$/)])
  })
})

it.each([
  ['NaN', [0, 0, 0xc0, 0x7f]],
  ['Infinity', [0, 0, 0x80, 0x7f]],
  ['-Infinity', [0, 0, 0x80, 0xff]],
])('a float is a finite number, not %s', (_, bytes) => {
  const verdict = verdictOf(patched(typicalSave, startOf(typicalSave, '16'), bytes))
  expect(verdict.isSound).toBe(false)
  expect(verdict.errors.join()).toMatch(
    /block 16, byte \d+ .*: float_stats\[0\] is .*, must be a finite number/,
  )
  expect(JSON.stringify(verdict)).not.toContain('":null,"allowed"')
})

it('an unknown version id is listed, as other versions of the game may exist', () => {
  const bytes = typicalWith('00', () => ({ version_id: 0x12345678 }))
  expect(verdictOf(bytes).version).toBeNull()
  expectListed(bytes, { block: '00', path: 'version_id', value: 0x12345678 })
})

describe('a stored car', () => {
  const noMods = Array.from({ length: 15 }, () => -1)
  const car = (model: number, ...mods: number[]) =>
    typicalWith('03', ({ stored_cars }) => ({
      stored_cars: withFirst(stored_cars, { model, mods: [...mods, ...noMods].slice(0, 15) }),
    }))

  it.each<[string, number, ...number[]]>([
    ['an Infernus with nitro, its wheels, stereo and hydraulics', 411, 1010, 1085, 1086, 1087],
    ['an Elegy with both side skirts', 562, 1039, 1041],
    ['a police car with hydraulics', 598, 1087],
    ['an empty place', 0, 1],
  ])('has components that fit: %s', (_, model, ...mods) => {
    expect(verdictOf(car(model, ...mods)).violations).toEqual([])
  })

  it.each([
    ['a spoiler on an Infernus', 411, 1000],
    ['wheels of a lowrider on an Elegy', 562, 1084],
    ['wheels on a police car', 598, 1025],
    ['nitro on a bicycle', 481, 1010],
  ])('is listed with a component that does not fit: %s', (_, model, value) => {
    const allowed = `-1 or a component for vehicle ${model}`
    expectListed(car(model, -1, value), { block: '03', path: 'stored_cars[0].mods[1]', value, allowed })
  })

  it.each([
    ['an id below those of vehicles', 399],
    ['a boat', 446],
    ['a train', 537],
    ['an id above those of vehicles', 20_000],
  ])('is listed if no garage stores such a vehicle: %s', (_, value) => {
    expectListed(car(value), { block: '03', path: 'stored_cars[0].model', value })
  })

  it.skipIf(realSaves.length === 0)('of a real save is never listed', () => {
    const listed = realSaves.flatMap(({ bytes }) => decoded(bytes).violations)
    expect(listed.filter(({ path }) => path.includes('mods'))).toEqual([])
  })
})

describe('the player', () => {
  const player = (change: (old: StructValue) => StructValue) =>
    typicalWith('02', ({ players }) => ({ players: withFirst(players, change(structs(players)[0] ?? {})) }))
  const withWeapon = (weapon: number) =>
    player(({ weapons }) => ({
      weapons: structs(weapons).map((slot, index) => (index === 5 ? { ...slot, weapon } : slot)),
    }))

  it('has each weapon in its own slot', () => {
    expect(verdictOf(withWeapon(31)).violations).toEqual([])
    const allowed = '0 or a weapon of slot 5: 30, 31'
    expectListed(withWeapon(38), { block: '02', path: 'players[0].weapons[5]', value: 38, allowed })
  })

  it('is on the map, or near it', () => {
    const far = player(() => ({ position: { x: 1e9, y: 0, z: 0 } }))
    expectListed(far, { block: '02', path: 'players[0].position', value: 1e9 })
  })

  it('has a finite armour on PC', () => {
    expect(verdictOf(player(() => ({ armour: Number.POSITIVE_INFINITY }))).isSound).toBe(false)
  })
})

it.each([
  [194_146, [{ block: '01', value: 408 }]],
  [84_856, []],
])('the main script of the unmodified game has all its variables: of %i bytes', (main_script_size, found) => {
  const few = { globals: Array.from({ length: 100 }, () => 0), variable_space_size: 408, jump_offset: 408 }
  const { violations } = verdictOf(typicalWith('01', () => ({ ...few, main_script_size })))
  expect(violations.filter(({ path }) => path === 'variable_space_size')).toMatchObject(found)
})
