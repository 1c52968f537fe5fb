import { groupBy } from '#shared/collections.ts'
import { clothesTable } from '../../../tables/format/clothes.ts'
import type { Platform } from '../../definition.ts'
import { type Checks, eachSave, neighbours } from '../cases.ts'
import type { EvidenceSave } from '../evidence-save.ts'

/**
 * Weapon ids by the statistic of their skill. Other skills rise in missions too, which take the weapon away at
 * their end.
 */
const weapons: Readonly<Record<string, number>> = {
  silenced_pistol_skill: 23,
  desert_eagle_skill: 24,
  combat_shotgun_skill: 27,
  ak_47_skill: 30,
  m4_skill: 31,
}

const carries = (save: EvidenceSave, weapon: number) =>
  save.numbers('02.players.weapons.weapon').includes(weapon)

/** Health for a full statistic. */
const fullHealth: Readonly<Record<Platform, number>> = { pc: 176, mobile: 220 }

/** Rules about the player. */
export const playerChecks: Checks = {
  *clothes_names(saves, source) {
    for (const [field, clothes] of groupBy(clothesTable.rows(source), ({ field }) => field)) {
      const known = new Set([0, ...clothes.map(({ key }) => key)])
      for (const save of saves) {
        for (const value of save.numbers(`02.players.clothes.${field}`))
          yield { where: `${save.name}: ${field} ${value}`, holds: known.has(value) }
      }
    }
  },
  tattoos_paid: eachSave((save, source) => {
    const fields = new Set(clothesTable.rows(source).map(({ field }) => field))
    const tattoos = [...fields].filter(field => field.startsWith('texture_tattoo_'))
    const isTattooed = tattoos.some(field => save.number(`02.players.clothes.${field}`) !== 0)
    return isTattooed ? save.number('16.float_stats[tattoo_spent]') > 0 : null
  }),
  max_health: eachSave(save => {
    const health = (save.number('16.float_stats[max_health]') * fullHealth[save.platform]) / 1000
    return Math.floor(health) === save.number('15.max_health')
  }),
  *weapon_skills_rise(saves) {
    for (const [before, after] of neighbours(saves)) {
      for (const [name, weapon] of Object.entries(weapons)) {
        const [old, skill] = [before, after].map(save => save.number(`16.float_stats[${name}]`))
        const isCarried = carries(before, weapon) || carries(after, weapon)
        const holds = skill === old || (Number(skill) > Number(old) && isCarried)
        yield { where: `${before.name} to ${after.name}: ${name}`, holds }
      }
    }
  },
}
