import type { PickupLocation } from '../../generated/blocks/06-pickup-locations.ts'
import type { Gang } from '../../generated/blocks/10-gangs.ts'
import type { Location } from '../../generated/locations.ts'
import type { Pickup } from '../../generated/pickups.ts'
import type { SavePlace } from '../../generated/save-places.ts'
import type { Savehouse } from '../../generated/savehouses.ts'
import type { Weapon } from '../../generated/weapons.ts'
import { houseOf } from '../summary.ts'
import { type ColumnMaker, choice, number } from './columnMaker.ts'

/** Coordinates of pickups are stored in eighths of a metre. */
const unitsPerMetre = 8

export const weapons: ColumnMaker<Weapon> = ({ blocks }) => ({
  kind: 'integer',
  hint: 'Ammunition of the weapons that the player carries in your save',
  read({ slot, id, ammo }) {
    const carried = blocks.pools.players[0]?.weapons[slot]
    if (carried?.weapon !== id || id === 0) return null
    return ammo ? carried.ammoTotal : 1
  },
})

export const savehouses: ColumnMaker<Savehouse> = save => {
  const made = houseOf(save)
  return choice('Where your save was made', ({ house }) => (made?.house === house ? 'saved here' : null))
}

export const savePlaces: ColumnMaker<SavePlace> = save => {
  const made = houseOf(save)
  const door = save.blocks.pools.players[0]?.entryExit ?? null
  const isOutdoors = made?.heaven === 0
  return choice('Where your save was made', ({ house, location }) =>
    made?.house === house && (isOutdoors || location === door) ? 'saved here' : null,
  )
}

export const pickups: ColumnMaker<Pickup> = ({ blocks }) => {
  const counts = new Map<number, number>()
  for (const { model, type } of blocks.pickups.pickups)
    if (type !== 0) counts.set(model, (counts.get(model) ?? 0) + 1)
  return number('Pickups with this model in your save', ({ id }) => counts.get(id) ?? null)
}

export const pickupLocations: ColumnMaker<PickupLocation> = ({ blocks }) => {
  const keyOf = (model: number, x: number, y: number, z: number) => [model, x, y, z].map(Math.round).join()
  const there = new Set(
    blocks.pickups.pickups
      .filter(({ type }) => type !== 0)
      .map(({ model, position: { x, y, z } }) =>
        keyOf(model, x / unitsPerMetre, y / unitsPerMetre, z / unitsPerMetre),
      ),
  )
  return choice('Whether the pickup is in your save', ({ model, x, y, z }) =>
    there.has(keyOf(model, x, y, z)) ? 'there' : 'not there',
  )
}

export const doors: ColumnMaker<Location> = ({ blocks }) =>
  number('Location that the door leads to in your save', row => {
    const door = blocks.doors.doors.find(({ index }) => index === row.number)
    return door === undefined || door.linked < 0 ? null : door.linked
  })

export const gangs: ColumnMaker<Gang> = ({ blocks }) =>
  number('Zones of your save where the gang has members', ({ gang }) => {
    return blocks.zones.zoneInfos.filter(({ gangStrength }) => (gangStrength[gang] ?? 0) > 0).length
  })
