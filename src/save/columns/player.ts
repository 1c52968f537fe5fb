import { parseHex, shortestFloat } from '#shared/number.ts'
import { fieldAt, isMobile } from '../../generated/gtasa-save/index.js'
import type { SavePlace } from '../../generated/save-places.ts'
import type { SavehouseVariable } from '../../generated/savehouse-variables.ts'
import type { Savehouse } from '../../generated/savehouses.ts'
import type { Weapon } from '../../generated/weapons.ts'
import {
  type ColumnMaker,
  choice,
  hiding,
  inFile,
  integer,
  number,
  pathOffset,
  type SaveColumns,
  statisticOffsets,
} from '../saveColumn.ts'
import { houseOf } from '../summary.ts'

type WeaponRow = Weapon & {
  /** Derived by the page; null for weapons without. */
  readonly slotOffsetHex: string | null
  readonly ammoOffsetHex: string | null
}

const weapons: ColumnMaker<WeaponRow> = save => {
  const carried = save.blocks.pools.players[0]?.weapons
  const slotField = (slot: number, field: string) =>
    pathOffset(save, `block02.players[0].weapons[${slot}].${field}`)
  const skillOffset = statisticOffsets(save)
  return integer(
    'Ammunition of the weapons that the player carries in your save',
    ({ slot, id, ammo }) => {
      const own = carried?.[slot]
      if (own?.weapon !== id || id === 0) return null
      return ammo ? own.ammoTotal : 1
    },
    inFile('skillOffsetHex', ({ statistic }) => skillOffset(statistic), 'Skill in your file'),
    inFile('slotOffsetHex', ({ slot }) => slotField(slot, 'weapon'), 'ID in your file'),
    inFile(
      'ammoOffsetHex',
      ({ slot, ammo }) => (ammo ? slotField(slot, 'ammo_total') : null),
      'Ammo in your file',
    ),
  )
}

const savehouses: ColumnMaker<Savehouse> = save => {
  const made = houseOf(save)
  return choice(
    'Where your save was made',
    ({ house }) => (made?.house === house ? 'saved here' : null),
    inFile(
      'teleportHex',
      ({ teleportHex, locationInside }) =>
        teleportHex === null ? null : pathOffset(save, `block25.doors[${locationInside}].linked`),
      'Teleport in your file',
    ),
  )
}

const savePlaces: ColumnMaker<SavePlace> = save => {
  const made = houseOf(save)
  const door = save.blocks.pools.players[0]?.entryExit ?? null
  const isOutdoors = made?.heaven === 0
  return choice('Where your save was made', ({ house, location }) =>
    made?.house === house && (isOutdoors || location === door) ? 'saved here' : null,
  )
}

const savehouseVariables: ColumnMaker<SavehouseVariable> = save => {
  const hint = 'Value of the variable in your save'
  if (isMobile(save)) return number(hint, () => null) // the addresses are those of PC
  // Only saves made indoors have the door entered, which is before all others.
  const firstDoor = pathOffset(save, 'block25.doors') ?? 0
  const offsetOf = ({ block, addressHex }: SavehouseVariable) => {
    const start = pathOffset(save, `block${block}`)
    if (addressHex === null || start === null) return null
    const offset = start + parseHex(addressHex)
    return block === '25' && offset >= firstDoor ? null : offset
  }
  return number(
    hint,
    row => {
      const offset = offsetOf(row)
      const found = offset === null ? null : fieldAt(save, offset)
      if (found?.part !== 'field' || typeof found.value === 'object') return null
      return shortestFloat(Number(found.value))
    },
    inFile('addressHex', offsetOf),
  )
}

export const playerColumns: SaveColumns = {
  'save-places': savePlaces,
  'savehouse-variables': savehouseVariables,
  savehouses: hiding(['timesUsed'], savehouses),
  weapons,
}
