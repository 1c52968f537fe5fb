import { column, defineTable, integer, rowCount, sequence, text } from '../csv/declare.ts'

export const weaponSlots = defineTable(
  {
    file: 'weapon-slots.csv',
    title: 'Weapon slots',
    rowMeaning: 'one weapon slot',
    page: '/weapons',
    sources: ['older-docs'],
    columns: {
      slot: column('Slot', integer({ min: 0, max: 12 }), 'Number of the slot'),
      name: column('Name', text(), 'Contents of the slot'),
    },
  },
  [rowCount(13), sequence('slot')],
).searchable(
  ({ slot, name }) => ({
    title: `Slot ${slot}: ${name}`,
    about: ['weapon slot'],
    id: name,
  }),
  { kind: 'Weapons', route: '/weapons?q={id}' },
)
