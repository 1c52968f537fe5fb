import { statisticElement } from '../../../../src/shared/statistic.ts'
import { checklist } from '../../../tables/checklist.ts'
import { gameMissions } from '../../../tables/missions.ts'
import type { EvidenceSave } from '../evidence-save.ts'
import { type Check, numberAt, numbersAt } from './read.ts'

function statisticOf(save: EvidenceSave): (id: number) => number | undefined {
  const lists = { float_stats: numbersAt(save, '16.float_stats'), int_stats: numbersAt(save, '16.int_stats') }
  return id => {
    const { list, index } = statisticElement(id)
    return lists[list][index]
  }
}

/** Checks that the points count the rows of the checklist that are done. */
export const pointsCounted: Check = function* cases(saves, source) {
  const rows = checklist.rows(source)
  for (const save of saves) {
    const globals = numbersAt(save, '01.globals')
    const statistic = statisticOf(save)
    const done = rows.filter(({ index, statistic: id, atLeast }) => {
      return ((index === null ? statistic(id ?? 0) : globals[index]) ?? 0) >= atLeast
    })
    yield { where: save.name, holds: done.length === statistic(0) }
  }
}

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

/** Checks that mission flags are set by the value that a counter has after the mission. */
export const missionFlags: Check = function* cases(saves, source) {
  const ofMissions = gameMissions.rows(source).flatMap(({ statistics, counter, counterAfter }) => {
    const from = Number(counterAfter ?? Number.NaN)
    if (counter === null || Number.isNaN(from)) return []
    return (statistics ?? '').split(' ').map(id => ({
      statistic: Number(id),
      counter,
      from,
      surelyFrom: from,
    }))
  })
  const flags = [...ofMissions.filter(({ statistic }) => statistic > 0), ...scenes]
  for (const save of saves) {
    const read = statisticOf(save)
    for (const { statistic, counter, from, surelyFrom } of flags) {
      const stage = numberAt(save, `01.globals[${counter}]`)
      const holds = read(statistic) === 1 ? stage >= from : stage < surelyFrom
      yield { where: `${save.name}: statistic ${statistic}`, holds }
    }
  }
}
