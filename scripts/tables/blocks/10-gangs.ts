import { rowCount } from '../../table-engine/checks/row-count.ts'
import { sequence } from '../../table-engine/checks/sequence.ts'
import { unique } from '../../table-engine/checks/unique.ts'
import { column } from '../../table-engine/column.ts'
import { defineTable } from '../../table-engine/define-table.ts'
import { colour } from '../../table-engine/kinds/colour.ts'
import { integer } from '../../table-engine/kinds/integer.ts'
import { optional } from '../../table-engine/kinds/optional.ts'
import { text } from '../../table-engine/kinds/text.ts'
import { otherName } from '../shared-columns.ts'

export const gangs = defineTable(
  {
    file: 'blocks/10-gangs.csv',
    title: 'Gangs',
    page: '/block/10',
    rowKey: ['gang'],
    prefix: 'gangs.',
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
