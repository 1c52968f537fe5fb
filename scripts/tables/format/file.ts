import { column, defineTable, optional, text, unique } from '../../csv/declare.ts'
import { identifier } from './shared.ts'

export const fileTable = defineTable(
  {
    ...{ file: 'format/file.csv', title: 'Facts about the whole file', page: null },
    ...{ rowMeaning: 'one fact about every save', rowType: 'FileFact', constant: 'fileFacts' },
    hasModule: false,
    columns: {
      name: column('Name', identifier, 'Name of the fact'),
      value: column('Value', text({ maxLength: 20 }), 'Its value'),
      mobile_value: column(
        'Value on mobile',
        optional(text({ maxLength: 20 })),
        'Its value on mobile, empty if equal',
      ),
      meaning: column('Meaning', text(), 'What it is'),
    },
  },
  [unique('name')],
)
