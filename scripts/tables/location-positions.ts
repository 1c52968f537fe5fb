import { rowCount } from '../csv/engine/checks/row-count.ts'
import { sequence } from '../csv/engine/checks/sequence.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { x, y, z } from './shared-columns.ts'

/** Separate from the locations, so that their page does not load a thousand coordinates that few users need. */
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
        'Map file that contains the door',
      ),
    },
  },
  [rowCount(376), unique('number'), sequence('number')],
)
