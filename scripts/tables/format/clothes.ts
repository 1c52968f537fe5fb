import { crc32 } from 'node:zlib'
import { column, defineTable, grouped, integer, lists, namesIn, text, unique } from '../../csv/declare.ts'
import { identifier } from '../shared/format-columns.ts'
import { fieldsTable } from './fields.ts'

/** File names of clothes and tattoos in the game; names of tattoos begin with the number of their part. */
export const clothesTable = defineTable(
  {
    file: 'format/clothes.csv',
    title: 'Clothes',
    rowMeaning: 'one piece of clothing or tattoo that a field can store',
    hasModule: false,
    sources: ['data-files', 'saves'],
    columns: {
      field: column('Field', identifier, 'Field of the clothes in block 02'),
      name: column('Name', text({ pattern: /^[a-z0-9]+$/, example: 'bandana' }), 'File name in the game'),
    },
  },
  [unique('field', 'name'), grouped('field')],
  [lists('field', namesIn(fieldsTable, 'name', 'field'))],
).derive(
  {
    key: column(
      'Key',
      integer(),
      'Number stored: CRC-32 of the upper-case name, without the final inversion',
    ),
  },
  ({ name }) => ({ key: ~crc32(name.toUpperCase()) >>> 0 }),
)
