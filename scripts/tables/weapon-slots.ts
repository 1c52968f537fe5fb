import { rowCount } from '../csv/engine/checks/row-count.ts'
import { sequence } from '../csv/engine/checks/sequence.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { text } from '../csv/engine/kinds/text.ts'

export const weaponSlots = defineTable(
  {
    file: 'weapon-slots.csv',
    title: 'Weapon slots',
    rowMeaning: 'one weapon slot',
    page: '/weapons',
    rowType: 'WeaponSlot',
    constant: 'weaponSlots',
    columns: {
      slot: column('Slot', integer({ min: 0, max: 12 }), 'Number of the slot'),
      name: column('Name', text(), 'Contents of the slot'),
    },
  },
  [rowCount(13), unique('slot'), sequence('slot')],
)
