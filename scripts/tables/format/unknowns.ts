import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { page } from './shared.ts'

export const unknownsTable = defineTable(
  {
    ...{ file: 'format/unknowns.csv', title: 'What remains unknown', page: null },
    ...{ rowMeaning: 'one open question', rowType: 'FormatUnknown', constant: 'formatUnknowns' },
    hasModule: false,
    columns: {
      page,
      what: column('What', text(), 'What is not known'),
      known: column('Known', text(), 'What is known about it'),
    },
  },
  [unique('page', 'what')],
)
