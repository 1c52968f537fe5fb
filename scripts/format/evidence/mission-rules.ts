import { memoizeBy } from '#shared/memoize.ts'
import { toHex } from '#shared/number.ts'
import type { Source } from '../../csv/declare.ts'
import { checklist } from '../../tables/checklist.ts'
import { missionChanges } from '../../tables/mission-changes.ts'
import { gameMissions } from '../../tables/missions.ts'
import { isStruct } from '../codec/value.ts'
import { type EvidenceSave, isUnmodified, textOf } from './evidence-save.ts'
import type { Rule } from './field-rules.ts'
import { readerOf } from './script-runs.ts'

type Change = ReturnType<typeof missionChanges.rows>[number]

/** Variables that are set by missions without a value of a counter or a point of the checklist. */
const flags: Readonly<Record<number, string>> = {
  45: 'king_in_exile_passed',
  117: 'trucking_missions_passed',
  125: 'burglary_complete',
}

/** Least values of variables and statistics that show that a mission was passed; none if nothing shows it. */
function signsOf(
  { number, counter, counterAfter }: ReturnType<typeof gameMissions.rows>[number],
  source: Source,
): readonly { readonly name: string; readonly atLeast: number }[] {
  const flag = flags[number]
  if (flag !== undefined) return [{ name: flag, atLeast: 1 }]
  const after = Number(counterAfter ?? Number.NaN)
  if (counter !== null && after > 0) return [{ name: counter, atLeast: after }]
  const points = checklist.rows(source).filter(({ mission }) => mission === number)
  return points.map(({ variable, statistic, atLeast }) => ({
    name: variable ?? `statistic ${statistic}`,
    atLeast,
  }))
}

/** How a save shows that a mission was passed, by its number. */
const passed = memoizeBy((source: Source): ReadonlyMap<number, (save: EvidenceSave) => boolean> => {
  return new Map(
    gameMissions.rows(source).map(mission => {
      const signs = signsOf(mission, source).map(({ name, atLeast }) => ({
        read: readerOf(source, name),
        atLeast,
      }))
      const isShown = (save: EvidenceSave) => signs.every(({ read, atLeast }) => read(save) >= atLeast)
      return [mission.number, save => signs.length > 0 && isShown(save)] as const
    }),
  )
})

/** Whether one of the missions of a row was passed. */
export function isPassed(source: Source, save: EvidenceSave, { missions }: Change): boolean {
  return missions.split(' ').some(number => passed(source).get(Number(number))?.(save) === true)
}

const threads = memoizeBy(
  (save: EvidenceSave): ReadonlySet<string | null> =>
    new Set(save.structs('01.scripts').map(({ name }) => textOf(name))),
)

/** Icon and position of each blip, as mission-changes.csv names it. */
const blips = memoizeBy((save: EvidenceSave): ReadonlySet<string> => {
  const shown = save.structs('09.blips').filter(({ icon }) => icon !== 0)
  const names = shown.map(({ icon, position }) => {
    const { x, y } = position !== undefined && isStruct(position) ? position : {}
    return `${toHex(Number(icon), 2)} ${Math.round(Number(x))} ${Math.round(Number(y))}`
  })
  return new Set(names)
})

/** The value of the subject of a row: 1 for a thread that runs or a blip that is shown, else 0. */
function valueIn(source: Source, save: EvidenceSave, { kind, subject }: Change): number {
  if (kind === 'thread') return Number(threads(save).has(subject))
  if (kind === 'blip') return Number(blips(save).has(subject))
  return readerOf(source, kind === 'statistic' ? `statistic ${subject}` : subject)(save)
}

/** Whether a row of mission-changes.csv holds in a save. */
export function holdsIn(source: Source, save: EvidenceSave, row: Change): boolean {
  const { timing, before, afterLeast, afterMost } = row
  const value = valueIn(source, save, row)
  if (!isPassed(source, save, row)) return value === before
  return (value >= afterLeast && value <= afterMost) || (timing !== 'mission' && value === before)
}

/** Values that were only seen are no rule: other saves may exceed them. */
const timings = { mission: 'set by the mission', later: 'at about that time or later' } as const

/** Rules about what changes with missions. */
export function missionRules(source: Source): readonly Rule[] {
  return Object.entries(timings).map(([timing, words]) => {
    const rows = missionChanges.rows(source).filter(row => row.timing === timing)
    return {
      rule: `mission_changes_${timing}`,
      platform: 'pc',
      describe: () => `mission changes, ${words} (${rows.length} rows)`,
      *cases(saves) {
        for (const row of rows) {
          for (const save of saves.filter(isUnmodified)) {
            const where = `${row.missions}: ${row.subject} in ${save.name}`
            yield { where, holds: holdsIn(source, save, row) }
          }
        }
      },
    }
  })
}
