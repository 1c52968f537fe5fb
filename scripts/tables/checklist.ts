import {
  column,
  defineTable,
  eachRow,
  grouped,
  integer,
  lists,
  optional,
  type Problem,
  problemsIn,
  refersTo,
  rowCount,
  rowFinder,
  type Source,
  sequence,
  type TableRows,
  text,
  unique,
} from '../csv/declare.ts'
import { statistics } from './blocks/16-statistics.ts'
import { atMostFact } from './format/file.ts'
import { gameMissions } from './missions.ts'
import { recipeSteps } from './recipe-steps.ts'
import { recipes } from './recipes.ts'
import { isNumber } from './shared/mission-rules.ts'
import { missionNumber, note, rowEvidence } from './shared/shared-columns.ts'
import { storedCellColumns, storedCells, storedColumns, storedOnce } from './shared/stored-value.ts'
import { variableNamesIn } from './shared/variable-names.ts'
import { fullVariables } from './variables.ts'

/** A mission that counts for 100% counts there with the value its counter has after it. */
function countersMatch(
  {
    soundRows,
  }: TableRows<{ mission: number | null; variable: string | null; task: string; atLeast: number }>,
  source: Source,
): readonly Problem[] {
  const points = new Map(soundRows.map(row => [row.values.mission, row]))
  return problemsIn(gameMissions.read(source).soundRows, ({ values }) => {
    const { number, counter, counterAfter } = values
    const point = points.get(number)
    if (!isNumber(counterAfter) || point?.values.variable !== counter) return null
    const { atLeast, task } = point.values
    if (atLeast === Number(counterAfter)) return null
    const { file, line } = point.positionOf('atLeast')
    return {
      property: 'counterAfter',
      rule: `is not the value at which ${task} counts for 100% (${file}:${line})`,
      allowed: `${atLeast}`,
      fix: 'correct one of the two files',
    }
  })
}

const missionOf = rowFinder(gameMissions, 'number')

/** Variables that a reward depends on, where its recipe does not look at the variable of the reward. */
const countersOfRewards: Readonly<Record<string, string>> = { tags_reward_given: 'tags_sprayed' }

/** A point as far as recipes are about it. */
interface Point {
  readonly variable: string | null
  readonly statistic: number | null
  readonly atLeast: number
}

/** The recipes that complete a point: they look at its variable or statistic, and do not write too low a value. */
function recipesOf({ variable, statistic, atLeast }: Point, source: Source): readonly string[] {
  const stored = statistics.rows(source).find(({ id }) => id === statistic)?.field
  const names = [variable, countersOfRewards[variable ?? ''], stored].filter(Boolean)
  return recipeSteps
    .rows(source)
    .filter(({ value }) => value === null || value >= atLeast)
    .filter(({ field }) => names.some(name => field.endsWith(`[${name}]`)))
    .map(({ recipe }) => recipe)
}

/** The points of 100% completion, each with the value it depends on. */
export const checklist = defineTable(
  {
    file: 'checklist.csv',
    title: '100% checklist',
    page: '/checklist',
    rowKey: ['number'],
    titleKeys: ['task'],
    rowMeaning: 'one point of 100% completion',
    rowType: 'ChecklistPoint',
    sources: ['saves', 'scripts', 'auto-splitter'],
    columns: {
      number: column('Number', integer({ min: 1, max: 187 }), 'Number in this list'),
      group: column('Group', text({ maxLength: 40 }), 'Kind of task'),
      task: column('Task', text({ maxLength: 60 }), 'What the player has to do'),
      ...storedColumns,
      at_least: column('At least', integer({ min: 1, max: 99 }), 'Done when the value is this or higher'),
      value_at_100: column(
        'Value at 100%',
        optional(integer({ min: 1, max: 99 })),
        'Value in a real save at 100%; empty: a handle, which differs from save to save',
      ),
      saves: column('Done in saves', integer({ min: 1 }), 'Number of the saves counted in which it is done'),
      mission: column('Mission', optional(missionNumber), 'Number of the mission in main.scm'),
      evidence: rowEvidence,
      note,
    },
  },
  [
    rowCount(187), // statistic 1, the total that the game counts to
    sequence('number', { first: 1 }),
    unique('task', 'group'),
    eachRow(storedOnce),
    eachRow(({ atLeast, valueAt100 }) => {
      if (valueAt100 === null || valueAt100 >= atLeast) return null
      return {
        property: 'valueAt100',
        rule: 'is below the required value',
        allowed: `${atLeast} or higher`,
        fix: 'correct one of them',
      }
    }),
    grouped('group'),
  ],
  [
    refersTo('mission', gameMissions, 'number', { link: { term: 'Mission', back: '100% checklist' } }),
    refersTo('statistic', statistics, 'id', { link: { term: 'Statistic', back: '100% checklist' } }),
    lists('variable', variableNamesIn),
    countersMatch,
    atMostFact('saves', 'checklist_files'),
  ],
)
  .derive(
    {
      strand: column('Strand', optional(text()), 'Series of missions, or kind of job'),
      ...storedCellColumns,
    },
    (row, source) => ({
      strand: missionOf(source, row.mission)?.strand ?? null,
      ...storedCells(row, source),
    }),
  )
  .titled(({ task }) => task)
  .linked({ term: 'Variable', back: '100% checklist', to: fullVariables, keysOf: ({ index }) => [index] })
  .linked({ term: 'Recipe', back: null, to: recipes, keysOf: recipesOf })
  .searchable(({ number, group, task, strand }) =>
    group.startsWith('Missions') ? null : { title: task, code: '', about: [group, strand], id: `${number}` },
  )
