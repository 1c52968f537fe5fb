import { rowCount } from './checks/row-count.ts'
import { sequence } from './checks/sequence.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { defineTable } from './define-table.ts'
import { choice } from './kinds/choice.ts'
import { colour } from './kinds/colour.ts'
import { integer } from './kinds/integer.ts'
import { text } from './kinds/text.ts'
import { note } from './shared-columns.ts'

export const vehicleColours = defineTable(
  {
    file: 'vehicle-colours.csv',
    title: 'Vehicle colours',
    rowMeaning: 'one colour',
    page: '/vcolors',
    rowType: 'VehicleColour',
    constant: 'vehicleColours',
    columns: {
      id: column('ID', integer({ min: 0, max: 126 }), 'Number of the colour'),
      rgb: column('Colour', colour(), 'Red, green and blue value'),
      name: column('Name', text(), 'Name; a word in brackets tells colours of the same name apart'),
      game_name: column('Name in carcols.dat', text(), 'Name in the comment of the game file carcols.dat'),
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
        'Colour word in the comment of the game file',
      ),
      note,
    },
  },
  [rowCount(127), unique('id'), sequence('id'), unique('name'), unique('rgb')],
)
