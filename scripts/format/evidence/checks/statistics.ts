import type { Platform } from '../../definition.ts'
import type { EvidenceSave } from '../evidence-save.ts'
import { type Check, eachNeighbour, eachSave, numberAt, numbersAt } from './read.ts'

const float = (save: EvidenceSave, name: string) => numberAt(save, `16.float_stats[${name}]`)
const integer = (save: EvidenceSave, name: string) => numberAt(save, `16.int_stats[${name}]`)

/** Checks that some statistics add up to others. */
export const girlsCounted: Check = eachSave(save => {
  const left = integer(save, 'girls_dated') - integer(save, 'girls_dumped')
  return left === integer(save, 'current_girlfriends')
})

/** Health for a full statistic. */
const fullHealth: Readonly<Record<Platform, number>> = { pc: 176, mobile: 220 }

export const maxHealth: Check = eachSave(save => {
  const health = (float(save, 'max_health') * fullHealth[save.platform]) / 1000
  return Math.floor(health) === numberAt(save, '15.max_health')
})

const bought = ['weapon_spent', 'fashion_spent', 'food_spent', 'tattoo_spent', 'hairdressing_spent']

export const shoppingTotal: Check = eachSave(save => {
  const rest = bought.reduce((left, name) => left - float(save, name), float(save, 'total_shopping_spent'))
  return rest >= 0 && rest <= float(save, 'car_modification_spent')
})

export const safehouseVisits: Check = eachNeighbour(
  (before, after) => integer(after, 'safehouse_visits') > integer(before, 'safehouse_visits'),
)

const dayMs = 24 * 60 * 1000

/** Days of the game's calendar, in which every month has 31 days at most. */
const dayOfYear = (save: EvidenceSave) =>
  (numberAt(save, '00.game_month') - 1) * 31 + numberAt(save, '00.game_day')

export const daysPassed: Check = eachNeighbour((before, after) => {
  const days = integer(after, 'days_passed_in_game') - integer(before, 'days_passed_in_game')
  const played = numberAt(after, '00.game_time_ms') - numberAt(before, '00.game_time_ms')
  const calendar = (dayOfYear(after) - dayOfYear(before) + 372) % 372
  return days >= Math.floor(played / dayMs) && days <= calendar + 1
})

const killsOf = (save: EvidenceSave) => numbersAt(save, '16.peds_killed')
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const killsByType: Check = eachSave(save => {
  const all = sum(killsOf(save))
  return integer(save, 'total_legitimate_kills') <= all && all <= integer(save, 'people_killed')
})

const girlfriends = ['denise', 'michelle', 'helena', 'barbara', 'katie', 'millie']

/** Greatest difference between the two counts of the progress with a girlfriend. */
const progressMargin = 4

export const girlfriendProgress: Check = function* cases(saves) {
  for (const save of saves) {
    for (const name of girlfriends) {
      const shown = integer(save, `progress_with_${name}`)
      const kept = numberAt(save, `01.globals[gf_${name}_progress]`)
      const holds = shown === 0 || Math.abs(shown - kept) <= progressMargin
      yield { where: `${save.name}: ${name} ${shown}, ${kept}`, holds }
    }
  }
}

/** Luck for one horseshoe. */
const luckEach = 20

export const luck: Check = eachSave(
  save => integer(save, 'luck') === luckEach * integer(save, 'horseshoes_collected'),
)

const tattoos =
  'lower_left_arm upper_left_arm upper_right_arm lower_right_arm back left_chest right_chest stomach lower_back'
    .split(' ')
    .map(part => `02.players.clothes.texture_tattoo_${part}`)

export const tattoosPaid: Check = eachSave(save => {
  const isTattooed = tattoos.some(path => numberAt(save, path) !== 0)
  return isTattooed ? float(save, 'tattoo_spent') > 0 : null
})

const cities = ['ls', 'sf', 'lv']
/** Packages of the courier missions of a city. */
const packagesEach = 18

export const packages: Check = eachSave(save => {
  const done = cities.filter(city => numberAt(save, `01.globals[courier_${city}_complete]`) !== 0)
  return integer(save, 'packages_delivered') === packagesEach * done.length
})
