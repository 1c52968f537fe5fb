import { rowCount } from './checks/row-count.ts'
import { sequence } from './checks/sequence.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { defineTable } from './define-table.ts'
import { integer } from './kinds/integer.ts'
import { text } from './kinds/text.ts'
import { x, y, z } from './shared-columns.ts'

/** Apart from the locations, so that their page does not carry a thousand coordinates that few readers ask for. */
export const locationPositions = defineTable(
  {
    file: 'location-positions.csv',
    title: 'Positions of locations',
    rowMeaning: 'the entrance marker of one location',
    page: '/locations',
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
