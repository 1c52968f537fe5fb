import { scalarTypes } from '#shared/types.ts'
import {
  choice,
  column,
  defineTable,
  hex,
  integer,
  optional,
  sortedBy,
  text,
  unique,
} from '../../csv/declare.ts'
import { evidence, identifier, range, values } from '../shared/format-columns.ts'

export const elementsTable = defineTable(
  {
    file: 'format/elements.csv',
    title: 'Named elements of arrays',
    rowMeaning: 'one named element of an array',
    hasModule: false,
    sources: ['gta-reversed', 'saves'],
    columns: {
      struct: column('Struct', identifier, 'Struct with the array'),
      field: column('Field', identifier, 'Array'),
      index: column('Index', integer({ min: 0 }), 'Position in the array, from 0'),
      offset_hex: column('Offset', hex(4), 'Offset from the start of the struct'),
      name: column('Name', identifier, 'Name, unique in the array'),
      type: column('Type', optional(choice(...scalarTypes)), 'Type when it differs from that of the array'),
      meaning: column('Meaning', text({ maxLength: 160 }), 'Meaning'),
      range,
      values,
      evidence,
    },
  },
  [
    unique('struct', 'field', 'index'),
    unique('struct', 'field', 'name'),
    sortedBy('struct', 'field', 'index'),
  ],
)
