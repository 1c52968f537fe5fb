import { type EvidenceSave, seriesOf } from '../evidence-save.ts'
import { type Check, numberAt, numbersAt } from './read.ts'

/** Numbers of weapons by the statistic of their skill. */
const weapons: Readonly<Record<string, number>> = {
  pistol_skill: 22,
  silenced_pistol_skill: 23,
  desert_eagle_skill: 24,
  combat_shotgun_skill: 27,
  smg_skill: 29,
  ak_47_skill: 30,
  m4_skill: 31,
}

/** Other skills rise in missions too, which take the weapon away at their end. */
const risingWhileCarried = [
  'silenced_pistol_skill',
  'desert_eagle_skill',
  'combat_shotgun_skill',
  'ak_47_skill',
  'm4_skill',
]

/** A save made just after a mission that gave the weapon can have it without skill. */
const aboveZeroWhileCarried = Object.keys(weapons).filter(name => name !== 'ak_47_skill')

const skill = (save: EvidenceSave, name: string) => numberAt(save, `16.float_stats[${name}]`)
const carries = (save: EvidenceSave, name: string) =>
  numbersAt(save, '02.players.weapons.weapon').includes(weapons[name] ?? Number.NaN)

export const weaponSkillsRise: Check = function* cases(saves) {
  for (const series of seriesOf(saves)) {
    for (const [index, after] of series.slice(1).entries()) {
      const before = series[index]
      if (before === undefined) continue
      for (const name of risingWhileCarried) {
        const isSame = skill(after, name) === skill(before, name)
        const isHigher = skill(after, name) > skill(before, name)
        const holds = isSame || (isHigher && (carries(before, name) || carries(after, name)))
        yield { where: `${before.name} to ${after.name}: ${name}`, holds }
      }
    }
  }
}

export const weaponSkillsCarried: Check = function* cases(saves) {
  for (const save of saves) {
    for (const name of aboveZeroWhileCarried) {
      if (carries(save, name)) yield { where: `${save.name}: ${name}`, holds: skill(save, name) > 0 }
    }
  }
}
