import {
  choice,
  column,
  countsPer,
  defineTable,
  eachRow,
  type Fault,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  unique,
} from '../csv/declare.ts'
import { note, otherName } from './shared-columns.ts'
import { spelledAs } from './spelled-alike.ts'

const groups = ['Bikes', 'Cars', 'Trailers', 'Boats', 'Helicopters', 'Planes', 'RC', 'Unused'] as const

interface VehicleRow {
  readonly id: number
  readonly group: (typeof groups)[number]
  readonly gameType: string
  readonly unusedType: string | null
}

/** Exactly the unused vehicles have a type. */
function unusedHasType({ group, unusedType }: VehicleRow): (Fault & { property: string }) | null {
  if ((group === 'Unused') === (unusedType !== null)) return null
  const isUnused = group === 'Unused'
  return {
    property: 'unusedType',
    rule: isUnused ? 'is empty for an unused vehicle' : `is not allowed for a vehicle of the group ${group}`,
    allowed: 'tram or train for the group Unused, empty for all others',
    fix: isUnused ? 'write tram or train' : 'clear the cell, or correct the group',
  }
}

/** Types from the game file in each group; remote-controlled vehicles can be of any type. */
const gameTypes: Readonly<Partial<Record<VehicleRow['group'], readonly string[]>>> = {
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

function gameTypeFitsGroup({ id, group, gameType }: VehicleRow): (Fault & { property: string }) | null {
  const types = gameTypes[group] ?? [gameType]
  if (types.includes(gameType) || id === vortex) return null
  const allowed = types.join(', ')
  return {
    property: 'gameType',
    rule: `does not fit the group ${group}`,
    allowed,
    fix: 'correct one of them',
  }
}

export const vehicles = defineTable(
  {
    file: 'vehicles.csv',
    title: 'Vehicle types',
    rowMeaning: 'one vehicle model',
    page: '/vtypes',
    rowKey: ['id'],
    rowType: 'Vehicle',
    constant: 'vehicles',
    columns: {
      id: column('ID', integer({ min: 400, max: 611 }), 'Model number'),
      name: column('Name', text(), 'Name'),
      other_name: otherName,
      group: column(
        'Type',
        choice(...groups),
        'Group on the vehicle types page; Unused: cannot be stored in a save',
      ),
      unused_type: column('Type', optional(choice('tram', 'train')), 'Type of an unused vehicle'),
      model: column(
        'Model',
        text({ pattern: /^[a-z0-9]{3,8}$/, example: 'landstal' }),
        'Internal name of the model',
      ),
      game_type: column(
        'Type in the game',
        choice('bike', 'bmx', 'boat', 'car', 'heli', 'mtruck', 'plane', 'quad', 'trailer', 'train'),
        'Type in the game file vehicles.ide',
      ),
      note,
    },
  },
  [
    rowCount(212),
    unique('id'),
    sequence('id', { first: 400 }),
    unique('model'),
    eachRow(unusedHasType),
    eachRow(gameTypeFitsGroup),
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
