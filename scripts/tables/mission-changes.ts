import {
  choice,
  column,
  defineTable,
  eachRowAcross,
  inJson,
  integer,
  lists,
  memoizeByValue,
  type Names,
  namesIn,
  nearest,
  optional,
  rowFinder,
  text,
  unique,
} from '../csv/declare.ts'
import { statistics } from './blocks/16-statistics.ts'
import { gameMissions } from './missions.ts'
import { radarIcons } from './radar-icons.ts'
import { scripts } from './scripts.ts'
import { variableNamesIn, variablesByName } from './shared/variable-names.ts'

const saves = integer({ min: 3, max: 1000 })

const statisticOf = rowFinder(statistics, 'id')

type Kind = 'variable' | 'statistic' | 'thread' | 'blip'

const subjects: Readonly<Record<Kind, Names>> = {
  variable: variableNamesIn,
  statistic: namesIn(statistics, 'id', 'statistic'),
  thread: {
    of: 'script of data-csv/scripts.csv, in lower case',
    known: source =>
      new Set(scripts.read(source).allRows.map(({ values }) => String(values.name).toLowerCase())),
  },
  blip: { ...namesIn(radarIcons, 'byteHex', 'icon'), of: `icon of ${radarIcons.file} with a position` },
}

/** Whatever changes with a mission exists. */
const subjectsExist = eachRowAcross(source => {
  const known = memoizeByValue((kind: Kind) => subjects[kind].known(source))
  return ({ kind, subject }: { readonly kind: Kind; readonly subject: string }) => {
    const names = known(kind)
    const name = kind === 'blip' ? subject.slice(0, 2) : subject
    if (names.size === 0 || names.has(name)) return null
    const close = nearest(name, names)
    return {
      property: 'subject',
      rule: `is no ${kind}`,
      allowed: `a ${subjects[kind].of}`,
      fix: close === null ? 'correct the name' : `write ${close}`,
    }
  }
})

export const missionChanges = defineTable(
  {
    file: 'mission-changes.csv',
    title: 'What changes with missions',
    rowMeaning:
      'something that has one value in all saves before a mission is passed, and may have others after it',
    page: '/missions',
    sources: ['saves'],
    columns: {
      missions: column(
        'Missions',
        inJson('numbers', text({ pattern: /^\d+( \d+)*$/, example: '20 21' })),
        'Numbers of the missions; several if no save tells them apart',
      ),
      kind: column('Kind', choice('variable', 'statistic', 'thread', 'blip'), 'What changes'),
      subject: column(
        'Subject',
        text({
          pattern: /^([a-z][a-z0-9_]*|\d{1,3}|[0-9A-F]{2} -?\d+ -?\d+)$/,
          example: '1B 2644 -2028',
        }),
        'Name of the variable or thread, number of the statistic, or icon and position of the blip',
      ),
      timing: column(
        'Timing',
        choice('mission', 'later', 'seen'),
        'mission: the mission sets it, in all saves; later: it changes at about that time or later; seen: values seen after the mission, which other saves may exceed',
      ),
      before: column(
        'Before',
        integer(),
        'Value in all saves made before; 1 for a thread that runs and a blip that is shown, else 0',
      ),
      after_least: column('After, least', integer(), 'Smallest value in saves made after'),
      after_most: column('After, most', integer(), 'Largest value in saves made after'),
      saves_before: column('Saves before', saves, 'Saves made before the mission was passed'),
      saves_after: column('Saves after', saves, 'Saves made after it was passed'),
    },
  },
  [unique('missions', 'kind', 'subject')],
  [lists('missions', namesIn(gameMissions, 'number', 'mission')), subjectsExist],
).derive(
  {
    variable_index: column('Variable', optional(integer()), 'Index of the variable in globals'),
    statistic_name: column('Statistic', optional(text()), 'Name of the statistic'),
  },
  ({ kind, subject }, source) => ({
    variableIndex: kind === 'variable' ? (variablesByName(source).get(subject)?.index ?? null) : null,
    statisticName: kind === 'statistic' ? (statisticOf(source, Number(subject))?.name ?? null) : null,
  }),
)
