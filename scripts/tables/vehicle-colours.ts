import {
  choice,
  colour,
  column,
  defineTable,
  integer,
  rowCount,
  sequence,
  text,
  unique,
} from '../csv/declare.ts'
import { note } from './shared/shared-columns.ts'
import { spelledAs } from './shared/spelled-alike.ts'

export const vehicleColours = defineTable(
  {
    file: 'vehicle-colours.csv',
    title: 'Vehicle colours',
    rowMeaning: 'one colour',
    page: '/vcolors',
    rowKey: ['id'],
    titleKeys: ['name'],
    sources: ['older-docs', 'data-files'],
    columns: {
      id: column('ID', integer({ min: 0, max: 126 }), 'Id of the colour as stored'),
      rgb: column('Color', colour(), 'Red, green and blue value'),
      name: column('Name', text(), 'Name in carcols.dat; a note in brackets distinguishes identical names'),
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
  [rowCount(127), sequence('id'), unique('name'), unique('rgb')],
  [spelledAs('name', ({ gameName }) => gameName)],
)
  .titled(({ name }) => name)
  .searchable(({ id, rgb, name, gameName, gameGroup }) => ({
    code: id,
    about: [rgb, gameName === name.toLowerCase() ? null : gameName, gameGroup],
  }))
