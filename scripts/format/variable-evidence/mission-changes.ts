import { memoizeBy } from '../../../src/shared/memoize.ts'
import type { Source } from '../../csv/engine/table.ts'
import { checklist } from '../../tables/checklist.ts'
import { missionChanges } from '../../tables/mission-changes.ts'
import { gameMissions } from '../../tables/missions.ts'
import { isStruct, type StructValue } from '../codec/value.ts'
import type { RuleResult } from './check-variables.ts'
import { readerOf } from './script-runs.ts'
import type { VariableSave } from './variable-save.ts'

type Change = ReturnType<typeof missionChanges.rows>[number]

/** Variables that are set by missions without a value of a counter or a point of the checklist. */
const flags: Readonly<Record<number, string>> = {
  45: 'king_in_exile_passed',
  117: 'trucking_missions_passed',
  125: 'burglary_complete',
}

type Passed = (save: VariableSave) => boolean

/** How a save shows that a mission was passed, by its number. */
const passed = memoizeBy((source: Source): ReadonlyMap<number, Passed> => {
  const points = checklist.rows(source)
  return new Map(
    gameMissions.rows(source).map(({ number, counter, counterAfter }) => {
      const after = Number(counterAfter ?? Number.NaN)
      const flag = flags[number]
      const own = points.filter(({ mission }) => mission === number)
      const signs =
        flag !== undefined
          ? [{ sign: flag, atLeast: 1 }]
          : counter !== null && after > 0
            ? [{ sign: counter, atLeast: after }]
            : own.map(({ variable, statistic, atLeast }) => ({
                sign: variable ?? `statistic ${statistic}`,
                atLeast,
              }))
      const reads = signs.map(({ sign, atLeast }) => ({ read: readerOf(source, sign), atLeast }))
      return [
        number,
        save => reads.length > 0 && reads.every(({ read, atLeast }) => read(save) >= atLeast),
      ] as const
    }),
  )
})

const structs = ({ blocks }: VariableSave, number: string, list: string): readonly StructValue[] => {
  const value = blocks.get(number)?.[list]
  return Array.isArray(value) ? value.filter(isStruct) : []
}

const threads = memoizeBy(
  (save: VariableSave): ReadonlySet<string> =>
    new Set(structs(save, '01', 'scripts').map(({ name }) => String(name).replace(/\0.*/s, '').trim())),
)

const blips = memoizeBy((save: VariableSave): ReadonlySet<string> => {
  const shown = structs(save, '09', 'blips').filter(({ icon }) => icon !== 0)
  const names = shown.flatMap(({ icon, position }) => {
    if (position === undefined || !isStruct(position)) return []
    const hex = Number(icon).toString(16).toUpperCase().padStart(2, '0')
    return [`${hex} ${Math.round(Number(position.x))} ${Math.round(Number(position.y))}`]
  })
  return new Set(names)
})

/** The value of the subject of a row: 1 for a thread that runs or a blip that is there, else 0. */
function valueIn(source: Source, save: VariableSave, { kind, subject }: Change): number {
  if (kind === 'thread') return Number(threads(save).has(subject))
  if (kind === 'blip') return Number(blips(save).has(subject))
  return readerOf(source, kind === 'statistic' ? `statistic ${subject}` : subject)(save)
}

/** Whether a row of mission-changes.csv holds in a save. */
export function holdsIn(source: Source, save: VariableSave, row: Change): boolean {
  const { timing, before, afterLeast, afterMost } = row
  const value = valueIn(source, save, row)
  if (!isPassed(source, save, row)) return value === before
  return (value >= afterLeast && value <= afterMost) || (timing !== 'mission' && value === before)
}

/** Whether one of the missions of a row was passed. */
export function isPassed(source: Source, save: VariableSave, { missions }: Change): boolean {
  return missions.split(' ').some(number => passed(source).get(Number(number))?.(save) === true)
}

const rules: Readonly<Record<Exclude<Change['timing'], 'seen'>, string>> = {
  mission: 'set by the mission',
  later: 'follows the mission',
}

/** Tests the rows of mission-changes.csv in every save, apart from values that other saves may exceed. */
export function checkMissionChanges(source: Source, saves: readonly VariableSave[]): readonly RuleResult[] {
  return Object.entries(rules).map(([timing, rule]) => {
    const rows = missionChanges.rows(source).filter(row => row.timing === timing)
    const failures = rows.flatMap(row =>
      saves
        .filter(save => !holdsIn(source, save, row))
        .map(({ name }) => `${row.missions}: ${row.subject} in ${name}`),
    )
    const variables = rows.filter(({ kind }) => kind === 'variable' || kind === 'statistic').length
    return { rule, variables, tests: rows.length * saves.length, failures }
  })
}
