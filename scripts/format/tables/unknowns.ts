import { unique } from '../../tables/checks/unique.ts'
import { column } from '../../tables/column.ts'
import { defineTable } from '../../tables/define-table.ts'
import { text } from '../../tables/kinds/text.ts'
import { page } from './shared.ts'

export const unknownsTable = defineTable(
  {
    ...{ file: 'format/unknowns.csv', title: 'What remains unknown', page: '/' },
    ...{ rowMeaning: 'one open question', rowType: 'FormatUnknown', constant: 'formatUnknowns' },
    columns: {
      page,
      what: column('What', text(), 'What is not known'),
      known: column('Known', text(), 'What is known about it'),
    },
  },
  [unique('page', 'what')],
)
