import { toHex } from '#shared/number.ts'
import { formatVersions } from '../generated/format/versions.ts'
import type { Save } from '../generated/gtasa-save/index.js'
import { isMobile, textOf } from '../generated/gtasa-save/index.js'
import { savePlaces } from '../generated/save-places.ts'
import { savehouses } from '../generated/savehouses.ts'

/** Furthest that a player stands from the position of a savehouse when the game saves there, in metres. */
const nearHouse = 20

/** The savehouse where a save was made: the nearest one in the player's interior. */
export function houseOf({ blocks }: Save) {
  const [player] = blocks.pools.players
  if (player === undefined) return null
  const { x, y } = player.position
  const distance = (house: { x: number; y: number }) => Math.hypot(house.x - x, house.y - y)
  const [nearest] = savehouses
    .filter(({ heaven }) => heaven === blocks.simpleVariables.interior)
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) <= nearHouse ? nearest : null
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function savedAtOf(save: Save): string | null {
  if (isMobile(save)) return null
  const { year, month, day, hour, minute } = save.blocks.simpleVariables.savedAt
  if (year === 0) return null
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`
}

function nameOf(save: Save): string {
  if (!isMobile(save)) return textOf(save.blocks.simpleVariables.saveName)
  return textOf(String.fromCharCode(...save.blocks.simpleVariables.saveNameCodeUnits))
}

/** What identifies a save for its owner. */
export function summarise(save: Save) {
  const { simpleVariables, playerInfo, pools } = save.blocks
  const idHex = toHex(simpleVariables.versionId, 8)
  const house = houseOf(save)?.house ?? null
  const door = pools.players[0]?.entryExit
  const saved = savePlaces.filter(candidate => candidate.house === house)
  const savePlace = saved.find(({ location }) => location === door) ?? saved[0]
  const hood = savePlace?.hood
  return {
    platform: save.platform,
    /** Version of the game, e.g. `PC 1.00`. */
    version: formatVersions.find(version => version.idHex === idHex)?.meaning.split(/[,;]/)[0] ?? idHex,
    /** As the load menu shows it. */
    name: nameOf(save),
    /** When it was saved, by the clock of the computer, e.g. `2005-06-10 14:05`; null if it has no such time. */
    savedAt: savedAtOf(save),
    /** Number of the savehouse where it was made; null for another location. */
    house,
    /** Id of the save place where it was made; null for another location. */
    savePlace: savePlace?.id ?? null,
    /** The location in words, e.g. `savehouse 3, Jefferson`. */
    location: house === null ? 'not in a savehouse' : `savehouse ${house}${hood ? `, ${hood}` : ''}`,
    money: playerInfo.money,
  }
}
