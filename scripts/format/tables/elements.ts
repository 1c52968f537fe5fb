import { unique } from '../../tables/checks/unique.ts'
import { column } from '../../tables/column.ts'
import { defineTable } from '../../tables/define-table.ts'
import { choice } from '../../tables/kinds/choice.ts'
import { hex } from '../../tables/kinds/hex.ts'
import { integer } from '../../tables/kinds/integer.ts'
import { optional } from '../../tables/kinds/optional.ts'
import { text } from '../../tables/kinds/text.ts'
import { evidence, identifier, range, values } from './shared.ts'

export const elementsTable = defineTable(
  {
    ...{ file: 'format/elements.csv', title: 'Named elements of arrays', page: '/' },
    ...{ rowMeaning: 'one named element of an array', rowType: 'FormatElement', constant: 'formatElements' },
    columns: {
      struct: column('Struct', identifier, 'Struct with the array'),
      field: column('Field', identifier, 'Array'),
      index: column('Index', integer({ min: 0 }), 'Position in the array, from 0'),
      offset_hex: column('Offset', hex(4), 'Offset from the start of the struct'),
      name: column('Name', identifier, 'Name, unique in the array'),
      type: column(
        'Type',
        optional(choice('u8', 'i8', 'b8', 'u16', 'i16', 'u32', 'i32', 'f32')),
        'Type when it differs from that of the array',
      ),
      meaning: column('Meaning', text({ maxLength: 160 }), 'What it holds'),
      range,
      values,
      evidence,
    },
  },
  [unique('struct', 'field', 'index'), unique('struct', 'field', 'name')],
)
