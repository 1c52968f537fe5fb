import { rowCount } from '../../table-engine/checks/row-count.ts'
import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { choice } from '../../table-engine/kinds/choice.ts'
import { hex } from '../../table-engine/kinds/hex.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { note } from '../shared-columns.ts'

export const schoolStates = defineTable(
  {
    file: 'blocks/01-school-state.csv',
    title: 'State of the schools',
    page: '/block/01',
    rowMeaning: 'one variable with the state of a school',
    rowType: 'SchoolState',
    constant: 'schoolStates',
    columns: {
      position_hex: column('Position', hex(4), 'Offset in block 01'),
      school: column('School', choice('Driving', 'Flying', 'Boat', 'Bike'), 'School'),
      type: column('Type', choice('integer', 'boolean'), 'Data type'),
      size_bytes: column('Size', integer({ min: 1, max: 4 }), 'Bytes in use', 'bytes'),
      description: column('Description', text(), 'What the variable holds'),
      note,
    },
  },
  [rowCount(10), unique('positionHex')],
)
