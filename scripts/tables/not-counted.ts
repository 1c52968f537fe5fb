import { column, defineTable, eachRow, integer, lists, refersTo, text, unique } from '../csv/declare.ts'
import { statistics } from './blocks/16-statistics.ts'
import { storedCellColumns, storedCells, storedColumns, storedOnce } from './shared/stored-value.ts'
import { variableNamesIn } from './shared/variable-names.ts'

/** Tasks that add nothing to 100% completion, with the value that shows it. */
export const notCounted = defineTable(
  {
    file: 'not-counted.csv',
    title: 'What does not count',
    page: '/checklist',
    rowKey: ['task'],
    prefix: 'not.',
    rowMeaning: 'one task that adds nothing to 100% completion',
    sources: ['saves'],
    columns: {
      task: column('Task', text({ maxLength: 60 }), 'Task that is often thought to count towards 100%'),
      ...storedColumns,
      value_at_100: column('Value at 100%', integer(), 'Value in a real save at 100%'),
      note: column('Note', text(), 'Why it does not count'),
    },
  },
  [unique('task'), eachRow(storedOnce)],
  [refersTo('statistic', statistics, 'id'), lists('variable', variableNamesIn)],
).derive(storedCellColumns, storedCells)
