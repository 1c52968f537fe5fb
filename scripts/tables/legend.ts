import { rowCount } from '../table-engine/checks/row-count.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { choice } from '../table-engine/kinds/choice.ts'
import { text } from '../table-engine/kinds/text.ts'
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
  [rowCount(6), unique('key')],
)
