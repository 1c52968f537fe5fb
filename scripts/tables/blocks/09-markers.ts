import { rowCount } from '../checks/row-count.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { hex } from '../kinds/hex.ts'
import { text } from '../kinds/text.ts'
import { note } from '../shared-columns.ts'

export const markers = defineTable(
  {
    file: 'blocks/09-markers.csv',
    title: 'Markers',
    page: '/block/09',
    rowMeaning: 'one marker byte of a blip',
    rowType: 'Marker',
    constant: 'markers',
    columns: {
      byte_hex: column('Byte', hex(2), 'Marker byte: bits 0-1 what is shown, bits 2-5 the kind of target'),
      meaning: column('Meaning', text(), 'What it shows'),
      note,
    },
  },
  [rowCount(6), unique('byteHex')],
)
