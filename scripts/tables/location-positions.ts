import { rowCount } from '../table-engine/checks/row-count.ts'
import { sequence } from '../table-engine/checks/sequence.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { integer } from '../table-engine/kinds/integer.ts'
import { text } from '../table-engine/kinds/text.ts'
import { x, y, z } from './shared-columns.ts'

/** Apart from the locations, so that their page does not carry a thousand coordinates that few readers ask for. */
export const locationPositions = defineTable(
  {
    file: 'location-positions.csv',
    title: 'Positions of locations',
    rowMeaning: 'the entrance marker of one location',
    page: '/locations',
    rowKey: ['number'],
    rowType: 'LocationPosition',
    constant: 'locationPositions',
    columns: {
      number: column('Number', integer({ min: 0, max: 375 }), 'Number of the location'),
      x,
      y,
      z,
      map_file: column(
        'Map file',
        text({ pattern: /^[A-Za-z0-9_]+$/, example: 'LAn' }),
        'Map file that holds the door',
      ),
    },
  },
  [rowCount(376), unique('number'), sequence('number')],
)
