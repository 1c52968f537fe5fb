import { rowCount } from '../checks/row-count.ts'
import { sequence } from '../checks/sequence.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { colour } from '../kinds/colour.ts'
import { integer } from '../kinds/integer.ts'
import { optional } from '../kinds/optional.ts'
import { text } from '../kinds/text.ts'
import { otherName } from '../shared-columns.ts'

export const gangs = defineTable(
  {
    file: 'blocks/10-gangs.csv',
    title: 'Gangs',
    page: '/block/10',
    rowMeaning: 'one gang',
    rowType: 'Gang',
    constant: 'gangs',
    columns: {
      gang: column('Gang', integer({ min: 0, max: 9 }), 'Number of the gang'),
      name: column('Name', text(), 'Name of the gang'),
      other_name: otherName,
      colour: column('Zone colour', optional(colour()), 'Colour of its territory on the map'),
    },
  },
  [rowCount(10), unique('gang'), sequence('gang')],
)
