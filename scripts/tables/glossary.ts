import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { choice } from '../csv/engine/kinds/choice.ts'
import { optional } from '../csv/engine/kinds/optional.ts'
import { text } from '../csv/engine/kinds/text.ts'

export const glossary = defineTable(
  {
    file: 'glossary.csv',
    title: 'Glossary',
    rowMeaning: 'one term, type or symbol of this reference',
    page: '/legend',
    rowKey: ['key'],
    rowType: 'GlossaryEntry',
    constant: 'glossary',
    columns: {
      key: column(
        'Key',
        text({ pattern: /^[a-z][a-z0-9-]*$/, example: 'typical-save' }),
        'Name in links: a-z, 0-9 and hyphens',
      ),
      group: column(
        'Group',
        choice(
          'The game',
          'Positions in a file',
          'Numbers and names',
          'Field types',
          'Symbols on the pages',
          'Evidence',
        ),
        'Group',
      ),
      term: column('Term', text({ maxLength: 40 }), 'As written on the pages'),
      other_names: column(
        'Other names',
        optional(text({ maxLength: 60 })),
        'Alternative names, separated by commas, for the search',
      ),
      meaning: column('Meaning', text({ maxLength: 240 }), 'Explanation for newcomers'),
      see: column(
        'See',
        optional(text({ pattern: /^\/[a-z]*(\/\d\d)?(\?f=[\dA-F]{4})?$/, example: '/block/25' })),
        'Page that shows it',
      ),
    },
  },
  [unique('key'), unique('term')],
)
