import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { sequence } from '../../csv/engine/checks/sequence.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { colour } from '../../csv/engine/kinds/colour.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
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
