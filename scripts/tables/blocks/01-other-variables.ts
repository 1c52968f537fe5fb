import { rowCount } from '../../table-engine/checks/row-count.ts'
import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { choice } from '../../table-engine/kinds/choice.ts'
import { hex } from '../../table-engine/kinds/hex.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { optional } from '../../table-engine/kinds/optional.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { note } from '../shared-columns.ts'

export const otherVariables = defineTable(
  {
    file: 'blocks/01-other-variables.csv',
    title: 'Other variables',
    page: '/block/01',
    rowMeaning: 'one further script variable',
    rowType: 'OtherVariable',
    constant: 'otherVariables',
    columns: {
      position_hex: column('Position', hex(4), 'Offset in block 01'),
      group: column(
        'Group',
        optional(choice('Help text shown', 'Clothing shop', 'Special clothes')),
        'Kind of variable',
      ),
      description: column('Description', text(), 'What the variable holds'),
      type: column('Type', choice('integer', 'boolean'), 'Data type'),
      size_bytes: column('Size', integer({ min: 1, max: 4 }), 'Bytes in use', 'bytes'),
      note,
    },
  },
  [rowCount(26), unique('positionHex'), unique('description')],
)
