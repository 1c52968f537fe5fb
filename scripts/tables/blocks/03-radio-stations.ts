import { rowCount } from '../checks/row-count.ts'
import { sequence } from '../checks/sequence.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { hex } from '../kinds/hex.ts'
import { text } from '../kinds/text.ts'

export const radioStations = defineTable(
  {
    file: 'blocks/03-radio-stations.csv',
    title: 'Radio stations',
    page: '/block/03',
    rowMeaning: 'one radio byte of a stored car',
    rowType: 'RadioStation',
    constant: 'radioStations',
    columns: {
      value_hex: column('Value', hex(2, { max: '0D' }), 'Radio byte of a stored car'),
      station: column('Station', text(), 'Station'),
    },
  },
  [rowCount(14), unique('valueHex'), sequence('valueHex', { radix: 16 }), unique('station')],
)
