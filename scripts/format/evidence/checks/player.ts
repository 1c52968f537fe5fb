import { crc32 } from 'node:zlib'
import type { Platform } from '../../definition.ts'
import { type Check, eachSave, neighbours } from '../cases.ts'
import type { EvidenceSave } from '../evidence-save.ts'

/** File names of clothes and tattoos in the game, by field; names of tattoos begin with the number of their part. */
const names: Readonly<Record<string, string>> = {
  model_hands: 'hands',
  model_necklace: 'neck neck2',
  model_watch: 'watch',
  model_glasses: 'glasses01 glasses03 glasses04 grouchos zorromask eyepatch bandmask',
  model_hat: `bandana bandknots beret bikerhelmet boater bowler boxingcap cap capback capknit capovereye
    caprimup capside captruck cowboy hatmanc helmet hockeymask moto skullycap trilby`,
  model_special: 'balaclava countrytr garagetr gimpleg medictr pimptr policetr valet',
  texture_tattoo_lower_left_arm: '4rip 4spider 4weed',
  texture_tattoo_upper_left_arm: '5cross 5cross2 5cross3 5gun',
  texture_tattoo_upper_right_arm: '6africa 6aztec 6clown 6crown',
  texture_tattoo_lower_right_arm: '7cross 7cross2 7cross3 7mary',
  texture_tattoo_back: '8gun 8poker 8sa 8sa2 8sa3 8santos 8westside',
  texture_tattoo_left_chest: '9bullet 9crown 9gun 9gun2 9homeboy 9rasta',
  texture_tattoo_right_chest: '10ls 10ls2 10ls3 10ls4 10ls5 10og 10weed',
  texture_tattoo_stomach: '11dice 11dice2 11godsgift 11grove 11grove2 11grove3 11jail',
  texture_tattoo_lower_back: '12angels 12bandit 12cross7 12dagger 12mayabird 12mayaface',
  texture_necklace: `dogtag neckafrica neckcross neckdollar neckgold neckhash neckls neckropeg neckropes necksaints
    necksilver stopwatch`,
  texture_watch: `watchcro watchcro2 watchgno watchgno2 watchpink watchpro watchpro2 watchsub1 watchsub2
    watchyellow watchzip1 watchzip2`,
  texture_glasses: `eyepatch glasses01 glasses01dark glasses03 glasses03blue glasses03dark glasses03red glasses04
    glasses04dark glasses05 glasses05dark groucho zorro bandred3 bandblue3 bandgang3 bandblack3`,
  texture_hat: `bandred bandblue bandgang bandblack bandred2 bandblue2 bandgang2 bandblack2 beretblk beretred
    bikerhelmet boater boaterblk bowler bowlerblue bowlergang bowlerred bowleryellow boxingcap
    capgang capgangback capgangside capgangover capgangup capred capredback capredside capredover
    capredup capblue capblueback capblueside capblueover capblueup capzip capzipback capzipside
    capzipover capzipup capblk capblkback capblkside capblkover capblkup capknitgrn captruck cowboy
    hatmancblk hatmancplaid hattiger helmet hockey moto skullyblk skullygrn trilbydrk trilbylght`,
  texture_special: 'balaclava countrytr croupier garageleg gimpleg medictr pimptr policetr valet',
}

/** CRC-32 of the upper-case name, without the final inversion. */
const keyOf = (name: string) => ~crc32(name.toUpperCase()) >>> 0

const tattoos = Object.keys(names).filter(field => field.startsWith('texture_tattoo_'))

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
export const playerChecks: Readonly<Record<string, Check>> = {
  *clothes_names(saves) {
    for (const [field, list] of Object.entries(names)) {
      const known = new Set([0, ...list.split(/\s+/).map(keyOf)])
      for (const save of saves) {
        for (const value of save.numbers(`02.players.clothes.${field}`))
          yield { where: `${save.name}: ${field} ${value}`, holds: known.has(value) }
      }
    }
  },
  tattoos_paid: eachSave(save => {
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
