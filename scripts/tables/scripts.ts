import {
  choice,
  column,
  countsPer,
  defineTable,
  integer,
  listsWithin,
  memoizeBy,
  type Names,
  namesIn,
  optional,
  rowCount,
  text,
  unique,
} from '../csv/declare.ts'
import { atMostFact } from './format/file.ts'
import { missionNumber, note } from './shared/shared-columns.ts'
import { scriptName, scriptNames, sharedCode } from './shared/variable-words.ts'

const fileOffset = integer({ min: 0, max: 4_000_000 })

export const scripts = defineTable(
  {
    file: 'scripts.csv',
    title: 'Scripts',
    rowMeaning: 'one script of the game: a thread of the main script, a mission or a streamed script',
    page: '/variables',
    hasModule: false,
    sources: ['scripts', 'command-library', 'saves'],
    columns: {
      name: column('Name', optional(scriptName), 'Name in the compiled scripts'),
      kind: column('Kind', choice('thread', 'mission', 'streamed'), 'Kind of script'),
      number: column('Number', optional(missionNumber), 'Number of the mission or of the streamed script'),
      file: column(
        'File',
        optional(text({ pattern: /^[A-Z0-9_]{1,8}$/, example: 'BBALL' })),
        'Streamed script file',
      ),
      entry_offset: column(
        'Entry',
        fileOffset,
        'Offset of its start in the script file, first edition',
        'bytes',
      ),
      size_bytes: column('Size', integer({ min: 2, max: 70_000 }), 'Size of its code', 'bytes'),
      wait_offset: column(
        'After first wait',
        optional(fileOffset),
        'Offset of the command after its first WAIT',
        'bytes',
      ),
      variables_read: column('Reads', integer({ min: 0, max: 2000 }), 'Different variables it reads'),
      variables_written: column('Writes', integer({ min: 0, max: 2000 }), 'Different variables it writes'),
      started: column(
        'Started',
        choice('start-up', 'new game', 'new game (intro)', 'later', 'by thread', 'on demand'),
        'When it starts',
      ),
      started_by: column('Started by', optional(scriptNames), 'Scripts that start it'),
      saves_seen: column(
        'Saves',
        optional(integer({ min: 0 })),
        'Saves in which it runs, of those whose variables were counted',
      ),
      note,
    },
  },
  [
    rowCount(312),
    unique('name'),
    unique('kind', 'entryOffset', 'number'),
    countsPer('kind', { thread: 98, mission: 135, streamed: 79 }),
  ],
  [listsWithin('startedBy', 'name', 'script'), atMostFact('savesSeen', 'script_files')],
).searchable(
  ({ name, kind, number }) => {
    if (name === null) return null
    return { title: name, code: '', about: [kind, number] }
  },
  { route: '/variables?script={title}' },
)

const withSharedCode = memoizeBy(
  (names: ReadonlySet<string>) => new Set(names.size === 0 ? [] : [...names, ...Object.keys(sharedCode)]),
)

/** What uses variables: scripts, and the code that is none. */
export const scriptUsers: Names = {
  ...namesIn(scripts, 'name', 'script'),
  known: source => withSharedCode(namesIn(scripts, 'name', 'script').known(source)),
}
