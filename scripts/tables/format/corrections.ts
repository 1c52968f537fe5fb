import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { page } from './shared.ts'

export const correctionsTable = defineTable(
  {
    file: 'format/corrections.csv',
    title: 'Corrections to older documentation',
    page: '/corrections',
    rowKey: ['page', 'where'],
    ...{ rowMeaning: 'one claim that real saves do not bear out', rowType: 'FormatCorrection' },
    constant: 'formatCorrections',
    columns: {
      page,
      where: column('Where', text({ maxLength: 60 }), 'Field or fact'),
      claim: column('Claim', text(), 'What older documentation, or the source, says'),
      found: column('Found', text(), 'What real saves show'),
      evidence: column('Evidence', text(), 'How often, in how many saves'),
    },
  },
  [unique('page', 'where')],
)
