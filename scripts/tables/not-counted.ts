import { eachRow } from '../csv/engine/checks/each-row.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import { placeColumns, placeOfStored, storedColumns, storedOnce } from './stored-value.ts'

const notCountedTable = defineTable(
  {
    file: 'not-counted.csv',
    title: 'What does not count',
    page: '/checklist',
    rowKey: ['task'],
    prefix: 'not.',
    rowMeaning: 'one task that adds nothing to 100% completion',
    rowType: 'NotCounted',
    constant: 'notCounted',
    columns: {
      task: column('Task', text({ maxLength: 60 }), 'Task that is often thought to count towards 100%'),
      ...storedColumns,
      value_at_100: column('Value at 100%', integer(), 'Value in a real save at 100%'),
      note: column('Note', text(), 'Why it does not count'),
    },
  },
  [unique('task'), eachRow(storedOnce)],
)

/** Tasks that add nothing to 100% completion, with the value that shows it. */
export const notCounted = withDerived(notCountedTable, placeColumns, placeOfStored)
