import { rowCount } from './checks/row-count.ts'
import { sequence } from './checks/sequence.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { defineTable } from './define-table.ts'
import { integer } from './kinds/integer.ts'
import { text } from './kinds/text.ts'

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
