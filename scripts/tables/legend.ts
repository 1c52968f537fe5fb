import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { choice } from '../csv/engine/kinds/choice.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { legends } from './format/field-words.ts'
import { note } from './shared-columns.ts'

export const legend = defineTable(
  {
    file: 'legend.csv',
    title: 'Legend',
    rowMeaning: 'one data type of the byte grids',
    page: '/',
    rowType: 'LegendEntry',
    constant: 'legend',
    columns: {
      key: column('Key', choice(...legends), 'Name in data'),
      type: column('Type', text(), 'Name shown'),
      note,
    },
  },
  [unique('key')],
)
