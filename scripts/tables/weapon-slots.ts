import { rowCount } from '../table-engine/checks/row-count.ts'
import { sequence } from '../table-engine/checks/sequence.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { integer } from '../table-engine/kinds/integer.ts'
import { text } from '../table-engine/kinds/text.ts'

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
      name: column('Name', text(), 'What the slot holds'),
    },
  },
  [rowCount(13), unique('slot'), sequence('slot')],
)
