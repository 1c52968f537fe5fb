import { rowCount } from '../csv/engine/checks/row-count.ts'
import { sequence } from '../csv/engine/checks/sequence.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { choice } from '../csv/engine/kinds/choice.ts'
import { colour } from '../csv/engine/kinds/colour.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { note } from './shared-columns.ts'

export const vehicleColours = defineTable(
  {
    file: 'vehicle-colours.csv',
    title: 'Vehicle colours',
    rowMeaning: 'one colour',
    page: '/vcolors',
    rowKey: ['id'],
    rowType: 'VehicleColour',
    constant: 'vehicleColours',
    columns: {
      id: column('ID', integer({ min: 0, max: 126 }), 'Number of the colour'),
      rgb: column('Colour', colour(), 'Red, green and blue value'),
      name: column('Name', text(), 'Name; brackets distinguish equal names'),
      game_name: column('Name in carcols.dat', text(), 'Name in the comment of that file'),
      game_group: column(
        'Group in carcols.dat',
        choice(
          'black',
          'blue',
          'bright blue',
          'dark',
          'dark blue',
          'green',
          'grey',
          'light',
          'light blue grey',
          'purple',
          'red',
          'silver',
          'white',
          'yellow',
        ),
        'Colour given in that comment',
      ),
      note,
    },
  },
  [rowCount(127), unique('id'), sequence('id'), unique('name'), unique('rgb')],
)
