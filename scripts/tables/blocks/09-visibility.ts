import { rowCount } from '../checks/row-count.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { hex } from '../kinds/hex.ts'
import { text } from '../kinds/text.ts'
import { note } from '../shared-columns.ts'

export const visibilities = defineTable(
  {
    file: 'blocks/09-visibility.csv',
    title: 'Visibility',
    page: '/block/09',
    rowMeaning: 'one visibility byte of a blip',
    rowType: 'Visibility',
    constant: 'visibilities',
    columns: {
      byte_hex: column('Byte', hex(2), 'Visibility byte, bit flags'),
      meaning: column('Meaning', text(), 'What it does'),
      note,
    },
  },
  [rowCount(3), unique('byteHex')],
)
