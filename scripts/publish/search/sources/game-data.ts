import type { Source, Table } from '../../../csv/engine/table.ts'
import { Tally } from '../../../csv/tally.ts'
import { pickupLocations } from '../../../tables/blocks/06-pickup-locations.ts'
import { parkedCars } from '../../../tables/blocks/12-parked-cars.ts'
import { checklist } from '../../../tables/checklist.ts'
import { gameMissions } from '../../../tables/missions.ts'
import { pickups } from '../../../tables/pickups.ts'
import { radarIcons } from '../../../tables/radar-icons.ts'
import { scripts } from '../../../tables/scripts.ts'
import { threads } from '../../../tables/threads.ts'
import { vehicleColours } from '../../../tables/vehicle-colours.ts'
import { vehicleComponents } from '../../../tables/vehicle-components.ts'
import { vehicleMods } from '../../../tables/vehicle-mods.ts'
import { vehicles } from '../../../tables/vehicles.ts'
import { weaponSlots } from '../../../tables/weapon-slots.ts'
import { weapons } from '../../../tables/weapons.ts'
import { rowsOf } from '../rows-of.ts'
import type { SearchSource } from '../search-source.ts'

const vehicleKind = { kind: 'Vehicles', counting: 'decimal' } as const

/** Entries with all their locations: one result per oyster would repeat the same words 50 times. */
function locationsOf<Row extends object>(
  table: Table<object, Row>,
  kind: string,
  route: string,
  nameOf: (row: Row) => string | null,
): SearchSource {
  const readEntries = (source: Source) => {
    const names = table
      .rows(source)
      .map(nameOf)
      .filter(name => name !== null)
    const records = [...new Tally(names)].map(([title, count]) => {
      return { title, code: '', about: [count === 1 ? '1 location' : `${count} locations`] }
    })
    return [{ kind, route, counting: 'none' as const, records }]
  }
  return { tables: [table.name], readEntries }
}

/** The tables of the group "Game data". */
export const gameData: readonly SearchSource[] = [
  rowsOf(vehicles, {
    ...vehicleKind,
    record: ({ id, name, otherName, group, model, gameType, unusedType }) =>
      unusedType === null ? { title: name, code: `${id}`, about: [model, otherName, group, gameType] } : null,
  }),
  rowsOf(vehicles, {
    ...vehicleKind,
    route: '/vtypes?unused.row={id}',
    record: ({ id, name, otherName, model, unusedType }) =>
      unusedType === null
        ? null
        : { title: name, code: `${id}`, about: [model, otherName, unusedType, 'not used'] },
  }),
  locationsOf(parkedCars, 'Parked cars', '/block/12?cars.q={title}', ({ name }) => name),
  rowsOf(weapons, {
    kind: 'Weapons',
    counting: 'hex',
    record: ({ slot, idHex, name, otherName, skillOffsetHex }) => ({
      title: name,
      code: idHex,
      about: [
        ...(otherName?.split(', ') ?? []),
        `slot ${slot}`,
        skillOffsetHex && `skill at 16:${skillOffsetHex}`,
      ],
    }),
  }),
  rowsOf(weaponSlots, {
    kind: 'Weapons',
    route: '/weapons?q={id}',
    record: ({ slot, name }) => ({
      title: `Slot ${slot}: ${name}`,
      code: '',
      about: ['weapon slot'],
      id: name,
    }),
  }),
  rowsOf(vehicleColours, {
    kind: 'Vehicle colours',
    counting: 'decimal',
    record: ({ id, rgb, name, gameName, gameGroup }) => ({
      title: name,
      code: `${id}`,
      about: [rgb, gameName === name.toLowerCase() ? null : gameName, gameGroup],
    }),
  }),
  rowsOf(vehicleMods, {
    kind: 'Vehicle mods',
    counting: 'decimal',
    record: ({ id, id2, name, type, otherName }) => ({
      title: name,
      code: `${id}`,
      about: [type, id2, otherName],
    }),
  }),
  rowsOf(vehicleComponents, {
    kind: 'Vehicle components',
    counting: 'decimal',
    record: ({ id, model, type, linkedModel }) => ({
      title: model,
      code: `${id}`,
      about: [type, linkedModel],
    }),
  }),
  rowsOf(pickups, {
    kind: 'Pickups',
    counting: 'decimal',
    record: ({ id, description, otherName, model }) => ({
      title: description,
      code: `${id}`,
      about: [model, otherName],
    }),
  }),
  locationsOf(pickupLocations, 'Pickup locations', '/block/06?places.q={title}', ({ object }) => object),
  rowsOf(radarIcons, {
    kind: 'Radar icons',
    counting: 'hex',
    record: ({ byteHex, meaning, picture, spriteName }) => ({
      title: meaning,
      code: byteHex,
      about: [spriteName, picture],
    }),
  }),
  rowsOf(gameMissions, {
    kind: 'Missions',
    counting: 'decimal',
    record: ({ number, title, strand }) => ({
      title,
      code: `${number}`,
      about: [strand],
    }),
  }),
  // Those of the missions are found as missions, whose cards lead here.
  rowsOf(checklist, {
    kind: '100% checklist',
    record: ({ number, group, task, strand }) =>
      group.startsWith('Missions')
        ? null
        : { title: task, code: '', about: [group, strand], id: `${number}` },
  }),
  rowsOf(threads, {
    kind: 'Script threads',
    counting: 'decimal',
    record: ({ name, code, firstHex }) => ({
      title: name,
      code: `${code}`,
      about: [`first byte ${firstHex}`],
    }),
  }),
  rowsOf(scripts, {
    kind: 'Scripts',
    route: '/variables?script={title}',
    record: ({ name, kind, number }) => {
      if (name === null) return null
      return { title: name, code: '', about: [kind, number] }
    },
  }),
]
