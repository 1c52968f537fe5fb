import { column, defineTable, grouped, text, unique } from '../../csv/declare.ts'
import { page } from '../shared/format-columns.ts'

export const correctionsTable = defineTable(
  {
    file: 'format/corrections.csv',
    title: 'Corrections to older documentation',
    page: '/corrections',
    rowKey: ['page', 'where'],
    titleKeys: ['where'],
    rowMeaning: 'one claim that real saves contradict',
    constant: 'formatCorrections',
    sources: ['saves', 'gta-reversed', 'older-docs'],
    columns: {
      page,
      where: column('Where', text({ maxLength: 60 }), 'Field or fact'),
      claim: column('Claim', text(), 'Claim of older documentation or the source code'),
      found: column('Found', text(), 'What is correct'),
      evidence: column('Evidence', text(), 'What shows it: saves, scripts or source code'),
    },
  },
  [unique('page', 'where'), grouped('page')],
).searchable(
  ({ page, claim }) => ({
    code: page,
    about: [claim],
  }),
  { kind: 'Corrected claims' },
)
