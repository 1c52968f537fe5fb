import { column, defineTable, integer, optional, text, unique } from '../../csv/declare.ts'
import { identifier, platform } from '../shared/format-columns.ts'

export const structsTable = defineTable(
  {
    file: 'format/structs.csv',
    title: 'Structs of the save format',
    rowMeaning: 'one struct',
    hasModule: false,
    sources: ['gta-reversed', 'saves', 'older-docs', 'mobile-saves', 'mobile-docs'],
    columns: {
      struct: column('Struct', identifier, 'Name'),
      platform,
      title: column('Title', text({ maxLength: 30 }), 'Display name'),
      size: column('Size', integer({ min: 0 }), 'Size without fields of variable length', 'bytes'),
      mobile_size: column(
        'Size on mobile',
        optional(integer({ min: 0 })),
        'The same on mobile, empty if equal',
        'bytes',
      ),
      meaning: column('Meaning', text({ maxLength: 160 }), 'What it represents'),
      source: column('Source', text(), 'Class or function in the public reverse-engineered source code'),
    },
  },
  [unique('struct')],
)
