import { countsPer } from '../table-engine/checks/counts-per.ts'
import { rowCount } from '../table-engine/checks/row-count.ts'
import { sequence } from '../table-engine/checks/sequence.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { choice } from '../table-engine/kinds/choice.ts'
import { integer } from '../table-engine/kinds/integer.ts'
import { optional } from '../table-engine/kinds/optional.ts'
import { text } from '../table-engine/kinds/text.ts'
import { describedAsSpecified } from './described-locations.ts'
import { note } from './shared-columns.ts'

export const locations = defineTable(
  {
    file: 'locations.csv',
    title: 'Locations',
    rowMeaning: 'one door, seen from one side',
    page: '/locations',
    rowType: 'Location',
    constant: 'locations',
    columns: {
      number: column('Number', integer({ min: 0, max: 375 }), 'Number of the location'),
      inside: column('Inside/Outside', optional(choice('Outside', 'Inside')), 'Side of the door'),
      description: column('Description', optional(text()), 'Place; empty where none is known'),
      marker: column(
        'Marker',
        optional(text({ pattern: /^[A-Z0-9_]{1,7}$/, example: 'POLICE1' })),
        'Internal name of the door; both sides share it',
      ),
      interior: column('Interior', integer({ min: 0, max: 18 }), 'Interior number; 0 is the world outside'),
      usual_target: column(
        'Leads to',
        optional(integer({ min: 0, max: 375 })),
        'Location it led to in 153 saves; empty for none',
      ),
      note,
    },
  },
  [
    rowCount(376),
    unique('number'),
    sequence('number'),
    describedAsSpecified,
    countsPer('inside', { Outside: 142, Inside: 81, null: 153 }),
  ],
)
