import { ascending } from '../csv/engine/checks/ascending.ts'
import { rowCount } from '../csv/engine/checks/row-count.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { note, otherName } from './shared-columns.ts'

export const pickups = defineTable(
  {
    file: 'pickups.csv',
    title: 'Pickups',
    rowMeaning: 'one model that can be a pickup',
    page: '/pickups',
    rowKey: ['id'],
    rowType: 'Pickup',
    constant: 'pickups',
    columns: {
      id: column('ID', integer({ min: 321, max: 1581 }), 'Model number'),
      description: column('Description', text(), 'Item'),
      other_name: otherName,
      model: column(
        'Model',
        text({ pattern: /^[a-z0-9_]+$/, example: 'gun_cane' }),
        'Internal name of the model',
      ),
      note,
    },
  },
  [rowCount(58), unique('id'), ascending('id'), unique('model'), unique('description')],
)
