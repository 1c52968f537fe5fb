import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { evidence, identifier } from './shared.ts'

export const enumerationsTable = defineTable(
  {
    ...{ file: 'format/enumerations.csv', title: 'Enumerations', page: null },
    rowMeaning: 'one value of an enumeration',
    ...{ rowType: 'FormatEnumerationValue', constant: 'formatEnumerationValues' },
    hasModule: false,
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
