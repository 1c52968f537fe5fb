import { memoizeBy } from '../../src/shared/memoize.ts'
import { ascending } from '../csv/engine/checks/ascending.ts'
import { eachRow } from '../csv/engine/checks/each-row.ts'
import { rowCount } from '../csv/engine/checks/row-count.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { optional } from '../csv/engine/kinds/optional.ts'
import { text } from '../csv/engine/kinds/text.ts'
import type { Source } from '../csv/engine/table.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import { rowEvidence } from './provenance/evidence-column.ts'
import { note } from './shared-columns.ts'
import { placeColumns, placeOfStored, storedColumns, storedOnce } from './stored-value.ts'
import { gameMissions } from './variables/game-missions.ts'

const checklistTable = defineTable(
  {
    file: 'checklist.csv',
    title: '100% checklist',
    page: '/checklist',
    rowKey: ['number'],
    rowMeaning: 'one of the 187 points that make 100% completion',
    rowType: 'ChecklistPoint',
    constant: 'checklist',
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
      saves: column('Saves', integer({ min: 1, max: 86 }), 'Number of 86 real saves in which it is done'),
      mission: column(
        'Mission',
        optional(integer({ min: 0, max: 134 })),
        'Number of the mission in the script file',
      ),
      evidence: rowEvidence,
      note,
    },
  },
  [
    rowCount(187, 'scripts/tables/checklist.ts'), // statistic 1, the total that the game counts to
    ascending('number'),
    unique('task', 'group'),
    eachRow(storedOnce),
    eachRow(({ atLeast, valueAt100 }) => {
      if (valueAt100 === null || valueAt100 >= atLeast) return null
      const allowed = `${atLeast} or higher`
      return {
        property: 'valueAt100',
        rule: 'is below the required value',
        allowed,
        fix: 'correct one of them',
      }
    }),
  ],
)

const strands = memoizeBy(
  (source: Source) => new Map(gameMissions.rows(source).map(({ number, strand }) => [number, strand])),
)

/** The points of 100% completion, each with the value it depends on. */
export const checklist = withDerived(
  checklistTable,
  { strand: column('Strand', optional(text()), 'Chain of missions, or kind of job'), ...placeColumns },
  (row, source) => ({
    strand: strands(source).get(row.mission ?? -1) ?? null,
    ...placeOfStored(row, source),
  }),
)
