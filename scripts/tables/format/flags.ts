import { column, defineTable, grouped, integer, text, unique } from '../../csv/declare.ts'
import { evidence, identifier, values } from '../shared/format-columns.ts'

export const flagsTable = defineTable(
  {
    file: 'format/flags.csv',
    title: 'Flags',
    rowMeaning: 'one flag of a flag set',
    hasModule: false,
    sources: ['gta-reversed', 'saves', 'older-docs', 'mobile-code'],
    columns: {
      set: column('Set', identifier, 'Name of the flag set'),
      bit: column('Bit', integer({ min: 0, max: 31 }), 'Lowest bit, from 0'),
      width: column(
        'Width',
        integer({ min: 1, max: 8 }),
        'Number of bits; more than 1 form a number',
        'bits',
      ),
      name: column('Name', identifier, 'Name, unique in the set'),
      meaning: column('Meaning', text({ maxLength: 100 }), 'What it means when set'),
      values,
      evidence,
    },
  },
  [unique('set', 'bit'), unique('set', 'name'), grouped('set')],
)
