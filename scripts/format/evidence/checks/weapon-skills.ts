import { type EvidenceSave, seriesOf } from '../evidence-save.ts'
import { type Check, numberAt, numbersAt } from './read.ts'

/** Weapon ids by the statistic of their skill. Other skills rise in missions too, which take the weapon away at their end. */
const weapons: Readonly<Record<string, number>> = {
  silenced_pistol_skill: 23,
  desert_eagle_skill: 24,
  combat_shotgun_skill: 27,
  ak_47_skill: 30,
  m4_skill: 31,
}

const skill = (save: EvidenceSave, name: string) => numberAt(save, `16.float_stats[${name}]`)
const carries = (save: EvidenceSave, name: string) =>
  numbersAt(save, '02.players.weapons.weapon').includes(weapons[name] ?? Number.NaN)

export const weaponSkillsRise: Check = function* cases(saves) {
  for (const series of seriesOf(saves)) {
    for (const [index, after] of series.slice(1).entries()) {
      const before = series[index]
      if (before === undefined) continue
      for (const name of Object.keys(weapons)) {
        const isSame = skill(after, name) === skill(before, name)
        const isHigher = skill(after, name) > skill(before, name)
        const holds = isSame || (isHigher && (carries(before, name) || carries(after, name)))
        yield { where: `${before.name} to ${after.name}: ${name}`, holds }
      }
    }
  }
}
