import {
  colour,
  column,
  defineTable,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { otherName } from '../shared/shared-columns.ts'

export const gangs = defineTable(
  {
    file: 'blocks/10-gangs.csv',
    title: 'Gangs',
    rowKey: ['gang'],
    titleKeys: ['name'],
    prefix: 'gangs.',
    rowMeaning: 'one gang',
    sources: ['older-docs'],
    columns: {
      gang: column('Gang', integer({ min: 0, max: 9 }), 'Number of the gang'),
      name: column('Name', text(), 'Name of the gang'),
      other_name: otherName,
      colour: column(
        'Zone colour',
        optional(colour()),
        'Colour of its territory on the map; empty: none (000000)',
      ),
    },
  },
  [rowCount(10), sequence('gang'), unique('name')],
)
  .titled(({ name }) => name)
  .searchable(({ gang, otherName, colour }) => ({
    code: gang,
    about: [otherName, colour],
  }))
