import {
  choice,
  column,
  countsPer,
  defineTable,
  eachRow,
  hex,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  unique,
} from '../csv/declare.ts'
import { note, otherName, vehicleId } from './shared/shared-columns.ts'
import { spelledAs } from './shared/spelled-alike.ts'

const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC', 'Unused'] as const

/** Types from the game file in each group; remote-controlled vehicles can be of any type. */
const gameTypes: Readonly<Partial<Record<(typeof groups)[number], readonly string[]>>> = {
  Bikes: ['bike', 'bmx'],
  Cars: ['car', 'mtruck', 'quad'],
  Trailers: ['trailer'],
  Boats: ['boat'],
  Helicopters: ['heli'],
  Planes: ['plane'],
  Unused: ['train'],
}

/** The game treats the hovercraft as a plane. */
const vortex = 539

const storedCount = integer({ min: 1, max: 9999 })

export const vehicles = defineTable(
  {
    file: 'vehicles.csv',
    title: 'Vehicle types',
    rowMeaning: 'one vehicle model',
    page: '/vtypes',
    rowKey: ['id'],
    titleKeys: ['name'],
    sources: ['older-docs', 'data-files'],
    columns: {
      id: column('ID', vehicleId, 'Model id'),
      name: column('Name', text(), 'Name of the vehicle'),
      other_name: otherName,
      group: column(
        'Type',
        choice(...groups),
        'Group on the vehicle types page; Unused: cannot be stored in a save',
      ),
      unused_type: column('Type', optional(choice('tram', 'train')), 'Kind of vehicle'),
      model: column(
        'Model',
        text({ pattern: /^(?=.*[a-z])[a-z0-9]{3,8}$/, example: 'landstal' }),
        'Internal name of the model',
      ),
      game_type: column(
        'Type in the game',
        choice('bike', 'bmx', 'boat', 'car', 'heli', 'mtruck', 'plane', 'quad', 'trailer', 'train'),
        'Type in the game file vehicles.ide',
      ),
      handling_flags_hex: column(
        'Handling',
        optional(hex(8)),
        'Handling flags, at +0C of a stored car: the most frequent value, without the bits of nitro (00080000) and hydraulics (00020000); empty if no tested save stores the vehicle',
      ),
      handling_cars: column(
        'With these flags',
        optional(storedCount),
        'Stored cars with these handling flags',
      ),
      stored_cars: column(
        'Stored cars',
        optional(storedCount),
        'Stored cars of this model in the tested saves',
      ),
      note,
    },
  },
  [
    rowCount(212),
    sequence('id', { first: 400 }),
    unique('model'),
    // Exactly the unused vehicles have a type.
    eachRow(({ group, unusedType }) => {
      const isUnused = group === 'Unused'
      if (isUnused === (unusedType !== null)) return null
      return {
        property: 'unusedType',
        rule: isUnused
          ? 'is empty for an unused vehicle'
          : `is not allowed for a vehicle of the group ${group}`,
        allowed: 'tram or train for the group Unused, empty for all others',
        fix: isUnused ? 'write tram or train' : 'clear the cell, or correct the group',
      }
    }),
    eachRow(({ id, group, gameType }) => {
      const types = gameTypes[group] ?? [gameType]
      if (types.includes(gameType) || id === vortex) return null
      return {
        property: 'gameType',
        rule: `does not fit the group ${group}`,
        allowed: types.join(', '),
        fix: 'correct one of them',
      }
    }),
    // Flags, and how many of how many stored cars have them, are given together.
    eachRow(({ handlingFlagsHex, handlingCars, storedCars }) => {
      const isCounted =
        handlingFlagsHex === null ? handlingCars === null && storedCars === null : handlingCars !== null
      if (isCounted && (handlingCars ?? 0) <= (storedCars ?? 0)) return null
      return {
        property: 'handlingCars',
        rule: 'does not fit the flags and the number of stored cars',
        allowed: 'both numbers with the flags, the first at most the second; or three empty cells',
        fix: 'correct the three cells',
      }
    }),
    countsPer('group', {
      Bikes: 13,
      Cars: 147,
      Trailers: 9,
      Boats: 11,
      Helicopters: 9,
      Planes: 11,
      RC: 6,
      Unused: 6,
    }),
  ],
  [spelledAs('name', ({ model }) => model)],
)
  .titled(({ name }) => name)
  .searchable(
    ({ id, otherName, group, model, gameType, unusedType }) =>
      unusedType === null ? { code: id, about: [model, otherName, group, gameType] } : null,
    { kind: 'Vehicles' },
  )
  .searchable(
    ({ id, otherName, model, unusedType }) =>
      unusedType === null ? null : { code: id, about: [model, otherName, unusedType, 'not used'] },
    { kind: 'Vehicles', route: '/vtypes?unused.row={id}' },
  )
