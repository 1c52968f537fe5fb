import {
  column,
  defineTable,
  hex,
  inJson,
  integer,
  lists,
  namesIn,
  optional,
  refersTo,
  rowCount,
  type Source,
  sequence,
  text,
  together,
  unique,
} from '../csv/declare.ts'
import { statistics } from './blocks/16-statistics.ts'
import { locations } from './locations.ts'
import { radarIcons } from './radar-icons.ts'
import { scripts } from './scripts.ts'
import { locationText } from './shared/district.ts'
import {
  countersMatchMarkers,
  doorsFitStart,
  interiorOf,
  markers,
  missionsStartAtMarkers,
  partIn,
  strandsMatchCounters,
} from './shared/mission-rules.ts'
import type { ResolvedVariable } from './shared/script-variables.ts'
import { height, locationNumber, mapCoordinate, missionNumber, note } from './shared/shared-columns.ts'
import { variableNamesIn, variablesByName } from './shared/variable-names.ts'
import { scriptNames, variableName, wordsOf } from './shared/variable-words.ts'
import { threads } from './threads.ts'
import { fullVariables } from './variables.ts'

const numbers = (example: string) => inJson('numbers', text({ pattern: /^\d+( \d+)*$/, example }))

/** The thread table contains the threads found in saves; others end before a save can be made. */
function savedThreads(names: readonly string[], source: Source): readonly string[] {
  const saved = new Set(threads.rows(source).map(({ name }) => name))
  return names.map(name => name.toLowerCase()).filter(name => saved.has(name))
}

/** The variables named in a note, each once. */
function namedIn(note: string | null, source: Source): readonly ResolvedVariable[] {
  const byName = variablesByName(source)
  const words = new Set(note?.match(/[a-z][a-z0-9]*_[a-z0-9_]*/g))
  return [...words].flatMap(word => byName.get(word) ?? [])
}

const joined = (words: readonly (string | number | null)[]) => (words.length === 0 ? null : words.join(' '))

export const gameMissions = defineTable(
  {
    file: 'missions.csv',
    title: 'Missions',
    rowMeaning: 'one mission of the script file',
    page: '/missions',
    rowKey: ['number'],
    titleKeys: ['title'],
    constant: 'gameMissions',
    sources: ['scripts', 'command-library', 'saves', 'older-docs'],
    columns: {
      number: column('Number', missionNumber, 'Mission number in main.scm'),
      title: column('Title', text(), 'Name of the mission'),
      strand: column('Strand', text({ maxLength: 40 }), 'Series of missions, or kind of job'),
      order: column('Order', optional(integer({ min: 1, max: 9 })), 'Position in that series'),
      counter: column(
        'Counter',
        optional(variableName),
        'Script variable that counts the passed missions of the strand, and its value after this mission; without a value, see the note of the mission',
      ),
      counter_after: column(
        'Counter after',
        optional(inJson('number', text({ pattern: /^(\d+|one more)$/, example: '4' }))),
        'Value of the counter once the mission is passed',
      ),
      statistics: column('Statistics', optional(numbers('323 340')), 'Statistics that the mission sets to 1'),
      money: column(
        'Reward ($)',
        optional(inJson('numbers', text({ pattern: /^(varies|\d+( \d+)*)$/, example: '5000' }))),
        'Dollars paid; several numbers: one for each course or level; varies: no fixed amount',
      ),
      respect: column('Respect', optional(integer({ min: 1, max: 150 })), 'Respect points given'),
      x: column('X', optional(mapCoordinate), 'Start marker, east-west', 'metres'),
      y: column('Y', optional(mapCoordinate), 'Start marker, north-south', 'metres'),
      z: column('Z', optional(height), 'Start marker, height', 'metres'),
      doors: column(
        'Indoor locations',
        optional(numbers('234 231')),
        'Indoor locations that lead to the start; the first gives the interior',
      ),
      note,
    },
  },
  [
    rowCount(135),
    sequence('number'),
    unique('counter', 'counterAfter', 'title'),
    together('x', 'y', 'z'),
    strandsMatchCounters,
  ],
  [
    refersTo('number', scripts, 'number'),
    lists('statistics', namesIn(statistics, 'id', 'statistic')),
    lists('counter', variableNamesIn),
    countersMatchMarkers,
    missionsStartAtMarkers,
    doorsFitStart,
  ],
)
  .derive(
    {
      internal_name: column('Internal name', optional(text()), 'Name in the compiled scripts'),
      started_by: column('Started by', optional(scriptNames), 'Threads that start it'),
      icon_hex: column('Icon', optional(hex(2)), 'Radar icon of its start marker'),
      location: column(
        'Location',
        optional(text()),
        'District and region of the start marker, or its interior',
      ),
      door: column('Outdoor location', optional(locationNumber), 'Where the door is, if there is only one'),
      variables: column(
        'Other variables',
        optional(inJson('words', text())),
        'Variables mentioned in the note',
      ),
      counter_index: column('Counter index', optional(integer()), 'Index of the counter in globals'),
      variable_indexes: column(
        'Other indexes',
        optional(inJson('numbers', text())),
        'Indexes of these variables in globals',
      ),
    },
    ({ number, title, counter, counterAfter, x, y, z, doors, note }, source) => {
      const script = scripts.rows(source).find(row => row.kind === 'mission' && row.number === number)
      const stage =
        markers(source).get(`${counter} ${Number(counterAfter ?? 1) - 1}`) ??
        markers(source).get(title.toLowerCase())
      const others = namedIn(note, source)
      const interior = interiorOf(doors, source)
      const start = x === null || y === null || z === null ? null : { x, y, z }
      return {
        internalName: script?.name ?? null,
        startedBy: script?.startedBy ?? null,
        iconHex: x === null ? null : (stage?.iconHex ?? null),
        location: interior?.location ?? (start && locationText(source, start)),
        door: interior?.door ?? null,
        variables: joined(others.map(({ name }) => name)),
        counterIndex: variablesByName(source).get(counter ?? '')?.index ?? null,
        variableIndexes: joined(others.map(({ index }) => index)),
      }
    },
  )
  .titled(({ number, title, note }) => `${number} ${title}${partIn(note)}`)
  .linked({ term: 'Icon', back: 'Missions', to: radarIcons, keysOf: ({ iconHex }) => [iconHex] })
  .linked({
    term: 'Statistic',
    back: 'Set by',
    to: statistics,
    keysOf: ({ statistics }) => wordsOf(statistics),
  })
  .linked({
    term: 'Variables',
    back: 'Missions',
    to: fullVariables,
    keysOf: ({ counterIndex, variableIndexes }) => [counterIndex, ...wordsOf(variableIndexes)],
  })
  .linked({
    term: 'Start behind',
    back: 'Missions that start inside',
    to: locations,
    keysOf: ({ doors }) => wordsOf(doors),
  })
  .linked({
    term: 'Started by',
    back: 'Starts',
    to: threads,
    keysOf: ({ startedBy }, source) => savedThreads(wordsOf(startedBy), source),
  })
  .searchable(({ number, strand }) => ({
    code: number,
    about: [strand],
  }))
