import { column, defineTable, text, unique } from '../../csv/declare.ts'
import { figuresExist, fillFigures } from '../shared/figures.ts'
import { page } from '../shared/format-columns.ts'

export const unknownsTable = defineTable(
  {
    ...{ file: 'format/unknowns.csv', title: 'What remains unknown', page: null },
    ...{ rowMeaning: 'one open question', rowType: 'FormatUnknown', constant: 'formatUnknowns' },
    hasModule: false,
    sources: ['own'],
    columns: {
      page,
      what: column('What', text(), 'What is unknown'),
      known: column('Known', text(), 'What is known about it'),
    },
  },
  [unique('page', 'what')],
  [figuresExist],
).fill(fillFigures)
