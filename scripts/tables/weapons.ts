import { ascending } from '../csv/engine/checks/ascending.ts'
import { countsPer } from '../csv/engine/checks/counts-per.ts'
import { rowCount } from '../csv/engine/checks/row-count.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { hex } from '../csv/engine/kinds/hex.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { optional } from '../csv/engine/kinds/optional.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { yesNo } from '../csv/engine/kinds/yes-no.ts'
import { problemAt, type TableRows } from '../csv/engine/table.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import type { Problem } from '../csv/problem.ts'

const noWeapon = '00'

/** Each slot has exactly one "no weapon" entry. */
function oneEmptyEntryPerSlot({
  allRows,
  soundRows,
}: TableRows<{ slot: number; idHex: string }>): readonly Problem[] {
  if (soundRows.length < allRows.length) return [] // problems of other rows are reported first
  const slots = new Set(soundRows.map(row => row.values.slot))
  return [...slots].flatMap(slot => {
    const rows = soundRows.filter(row => row.values.slot === slot)
    const [first] = rows
    const entries = rows.filter(row => row.values.idHex === noWeapon).length
    if (entries === 1 || first === undefined) return []
    const rule = `is the first weapon of slot ${slot}, which has ${entries} entries with ID ${noWeapon}`
    const fix = entries === 0 ? 'add the empty entry' : 'remove the extra entry, or correct its slot'
    return [problemAt(first, 'slot', { rule, allowed: `one entry with ID ${noWeapon} per slot`, fix })]
  })
}

const weaponTable = defineTable(
  {
    file: 'weapons.csv',
    title: 'Weapons',
    page: '/weapons',
    rowKey: ['slot', 'idHex'],
    rowMeaning: 'one weapon, or the empty entry of a slot',
    rowType: 'Weapon',
    constant: 'weapons',
    columns: {
      slot: column('Slot', integer({ min: 0, max: 12 }), 'Weapon slot of the player'),
      id_hex: column('ID', hex(2, { max: '2E' }), 'Number of the weapon as stored, hex'),
      name: column('Name', text(), 'Name in the game'),
      other_name: column(
        'Other name',
        optional(text()),
        'Name in older tables or used by players, if different',
      ),
      ammo: column('Ammo', yesNo(), 'Whether the weapon uses ammunition or charge'),
      skill_offset_hex: column(
        'Skill',
        optional(hex(4)),
        'Offset in block 16 of the statistic with the skill for this weapon',
      ),
      pickup: column('Pickup', optional(integer({ min: 321, max: 372 })), 'Model of its pickup'),
    },
  },
  [
    countsPer('slot', { 0: 2, 1: 9, 2: 4, 3: 4, 4: 4, 5: 3, 6: 3, 7: 5, 8: 5, 9: 4, 10: 7, 11: 4, 12: 2 }),
    rowCount(56),
    unique('idHex', 'slot'),
    ascending('slot'),
    oneEmptyEntryPerSlot,
  ],
)

export const weapons = withDerived(
  weaponTable,
  { id: column('ID (decimal)', integer(), 'Number of the weapon, decimal') },
  ({ idHex }) => ({ id: Number.parseInt(idHex, 16) }),
)
