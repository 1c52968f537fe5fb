import { unique } from '../../tables/checks/unique.ts'
import { column } from '../../tables/column.ts'
import { defineTable } from '../../tables/define-table.ts'
import { integer } from '../../tables/kinds/integer.ts'
import { text } from '../../tables/kinds/text.ts'
import { evidence, identifier } from './shared.ts'

export const enumerationsTable = defineTable(
  {
    ...{ file: 'format/enumerations.csv', title: 'Enumerations', page: '/' },
    rowMeaning: 'one value of an enumeration',
    ...{ rowType: 'FormatEnumerationValue', constant: 'formatEnumerationValues' },
    columns: {
      enumeration: column('Enumeration', identifier, 'Name of the enumeration'),
      value: column('Value', integer(), 'Number stored'),
      name: column('Name', identifier, 'Name, unique in the enumeration'),
      meaning: column('Meaning', text({ maxLength: 100 }), 'What it means'),
      evidence,
    },
  },
  [unique('enumeration', 'value'), unique('enumeration', 'name')],
)
