import { rowCount } from '../../table-engine/checks/row-count.ts'
import { sequence } from '../../table-engine/checks/sequence.ts'
import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { float } from '../../table-engine/kinds/float.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { optional } from '../../table-engine/kinds/optional.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { oncePer } from '../../table-engine/once-per.ts'
import type { Source } from '../../table-engine/table.ts'
import { withDerived } from '../../table-engine/with-derived.ts'
import { note } from '../shared-columns.ts'
import { scripts } from './scripts.ts'
import { variableName } from './words.ts'

const numbers = (example: string) => text({ pattern: /^\d+( \d+)*$/, example })

const missionTable = defineTable(
  {
    file: 'missions.csv',
    title: 'Missions of the script',
    rowMeaning: 'one of the 135 missions the script file holds',
    page: '/block/01',
    hasModule: false,
    rowType: 'GameMission',
    constant: 'gameMissions',
    columns: {
      number: column('Number', integer({ min: 0, max: 134 }), 'Number in the script file'),
      title: column('Title', text(), 'Name of the mission'),
      strand: column('Strand', text({ maxLength: 40 }), 'Chain of missions, or kind of job'),
      order: column('Order', optional(integer({ min: 1, max: 9 })), 'Place in that chain'),
      counter: column(
        'Counter',
        optional(variableName),
        'Variable that counts the passed missions of the chain',
      ),
      counter_after: column(
        'Counter after',
        optional(text({ pattern: /^(\d+|one more)$/, example: '4' })),
        'Value of the counter once the mission is passed',
      ),
      statistics: column('Statistics', optional(numbers('323 340')), 'Statistics that the mission sets to 1'),
      money: column(
        'Money',
        optional(text({ pattern: /^(variable|\d+( \d+)*)$/, example: '5000' })),
        'Dollars paid; several numbers: by course or level',
      ),
      respect: column('Respect', optional(integer({ min: 1, max: 150 })), 'Respect points given'),
      x: column('X', optional(float({ min: -3000, max: 3000 })), 'Start marker, east-west', 'game units'),
      y: column('Y', optional(float({ min: -3000, max: 3000 })), 'Start marker, north-south', 'game units'),
      z: column('Z', optional(float({ min: -100, max: 1500 })), 'Start marker, height', 'game units'),
      note,
    },
  },
  [rowCount(135), sequence('number'), unique('counter', 'counterAfter', 'title')],
)

const missionScripts = oncePer(
  (source: Source) =>
    new Map(
      scripts
        .rows(source)
        .filter(({ kind }) => kind === 'mission')
        .map(script => [script.number, script]),
    ),
)

export const gameMissions = withDerived(
  missionTable,
  {
    internal_name: column('Internal name', optional(text()), 'Name in the compiled scripts'),
    started_by: column('Started by', optional(text()), 'Threads that start it'),
  },
  ({ number }, source) => {
    const script = missionScripts(source).get(number)
    return { internalName: script?.name ?? null, startedBy: script?.startedBy ?? null }
  },
)
