import { doneRows } from '#shared/checklist.ts'
import { memoizeBy } from '#shared/memoize.ts'
import type { Source } from '../../../csv/declare.ts'
import { checklist } from '../../../tables/checklist.ts'
import { gameMissions } from '../../../tables/missions.ts'
import { wordsOf } from '../../../tables/shared/variable-words.ts'
import { type Checks, eachNeighbour, eachSave, severalInSave } from '../cases.ts'
import { type EvidenceSave, gameTime } from '../evidence-save.ts'

const float = (save: EvidenceSave, name: string) => save.number(`16.float_stats[${name}]`)
const integer = (save: EvidenceSave, name: string) => save.number(`16.int_stats[${name}]`)
const variable = (save: EvidenceSave, name: string) => save.number(`01.globals[${name}]`)

interface MissionFlag {
  readonly statistic: number
  readonly counter: string
  /** Least value of the counter with which the flag can be set. */
  readonly from: number
  /** Value of the counter from which the flag is set. */
  readonly surelyFrom: number
}

/** Flags whose counter has no value of one mission in missions.csv: the mission and race Farewell, My Love, and First Base. */
const scenes: readonly MissionFlag[] = [
  { statistic: 322, counter: 'cesar_badlands_stage', from: 10, surelyFrom: 10 },
  // Set by the second meeting with Catalina, before the second robbery.
  { statistic: 341, counter: 'catalina_robberies_counter', from: 1, surelyFrom: 2 },
  // Set when the race starts, which can be lost.
  { statistic: 342, counter: 'cesar_badlands_stage', from: 5, surelyFrom: 10 },
]

const missionFlagsOf = memoizeBy((source: Source): readonly MissionFlag[] => {
  const ofMissions = gameMissions.rows(source).flatMap(({ statistics, counter, counterAfter }) => {
    const from = Number(counterAfter ?? Number.NaN)
    if (counter === null || Number.isNaN(from)) return []
    return wordsOf(statistics).map(id => ({ statistic: Number(id), counter, from, surelyFrom: from }))
  })
  return [...ofMissions, ...scenes]
})

/** Mission flags are set by the value that a counter has after the mission. */
const missionFlags = severalInSave(function* find(save, source) {
  for (const { statistic, counter, from, surelyFrom } of missionFlagsOf(source)) {
    const stage = variable(save, counter)
    const holds = save.statistic(statistic) === 1 ? stage >= from : stage < surelyFrom
    yield [`statistic ${statistic}`, holds]
  }
})

const bought = ['weapon_spent', 'fashion_spent', 'food_spent', 'tattoo_spent', 'hairdressing_spent']
const girlfriends = ['denise', 'michelle', 'helena', 'barbara', 'katie', 'millie']
/** Greatest difference between the two counts of the progress with a girlfriend. */
const progressMargin = 4
/** Luck for one horseshoe. */
const luckEach = 20
/** Packages of the courier missions of a city. */
const packagesEach = 18
const dayMs = 24 * 60 * 1000

/** Days of the game's calendar, in which every month has 31 days at most. */
const dayOfYear = (save: EvidenceSave) => (save.number('00.game_month') - 1) * 31 + save.number('00.game_day')

/** Rules about statistics and what they count. */
export const statisticChecks: Checks = {
  points_counted: eachSave((save, source) => {
    const done = doneRows(checklist.rows(source), path => save.number(path))
    return done.length === save.statistic(0)
  }),
  mission_flags_early: missionFlags,
  mission_flags_late: missionFlags,
  girls_counted: eachSave(save => {
    const left = integer(save, 'girls_dated') - integer(save, 'girls_dumped')
    return left === integer(save, 'current_girlfriends')
  }),
  girlfriend_progress: severalInSave(function* find(save) {
    for (const name of girlfriends) {
      const shown = integer(save, `progress_with_${name}`)
      const kept = variable(save, `gf_${name}_progress`)
      const holds = shown === 0 || Math.abs(shown - kept) <= progressMargin
      yield [`${name} ${shown}, ${kept}`, holds]
    }
  }),
  shopping_total: eachSave(save => {
    const rest = bought.reduce((left, name) => left - float(save, name), float(save, 'total_shopping_spent'))
    return rest >= 0 && rest <= float(save, 'car_modification_spent')
  }),
  safehouse_visits: eachNeighbour(
    (before, after) => integer(after, 'safehouse_visits') > integer(before, 'safehouse_visits'),
  ),
  days_passed: eachNeighbour((before, after) => {
    const days = integer(after, 'days_passed_in_game') - integer(before, 'days_passed_in_game')
    const played = gameTime(after) - gameTime(before)
    const calendar = (dayOfYear(after) - dayOfYear(before) + 372) % 372
    return days >= Math.floor(played / dayMs) && days <= calendar + 1
  }),
  kills_by_type: eachSave(save => {
    const all = save.numbers('16.peds_killed').reduce((sum, kills) => sum + kills, 0)
    return integer(save, 'total_legitimate_kills') <= all && all <= integer(save, 'people_killed')
  }),
  luck: eachSave(save => integer(save, 'luck') === luckEach * integer(save, 'horseshoes_collected')),
  packages: eachSave(save => {
    const done = ['ls', 'sf', 'lv'].filter(city => variable(save, `courier_${city}_complete`) !== 0)
    return integer(save, 'packages_delivered') === packagesEach * done.length
  }),
  jumps_counted: eachSave(save => {
    const jumps = save.structs('24.jumps')
    if (jumps.length === 0) return null
    return (
      integer(save, 'unique_jumps_found') === jumps.filter(({ found }) => found === 1).length &&
      integer(save, 'unique_jumps_done') === jumps.filter(({ done }) => done === 1).length
    )
  }),
}
