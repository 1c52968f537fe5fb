import { parseHex } from '#shared/number.ts'
import {
  areSound,
  column,
  countsPer,
  defineTable,
  hex,
  integer,
  lists,
  type Names,
  optional,
  type Problem,
  problemAt,
  refersTo,
  rowCount,
  rowFinder,
  type Source,
  sortedBy,
  type TableRows,
  text,
  unique,
  yesNo,
} from '../csv/declare.ts'
import { statistics } from './blocks/16-statistics.ts'
import { pickups } from './pickups.ts'
import { spelledAs } from './shared/spelled-alike.ts'
import { weaponSlots } from './weapon-slots.ts'

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
    return [
      problemAt(first, 'slot', {
        rule: `is the first weapon of slot ${slot}, which has ${entries} entries with ID ${noWeapon}`,
        allowed: `one entry with ID ${noWeapon} per slot`,
        fix: entries === 0 ? 'add the empty entry' : 'remove the extra entry, or correct its slot',
      }),
    ]
  })
}

/** Offsets of the weapon skills in block 16. */
const skillOffsets: Names = {
  of: `weapon skill of ${statistics.file}, by its offset`,
  known: source => {
    const skills = statistics.rows(source).filter(({ name }) => name.startsWith('Weapon skill'))
    return new Set(areSound(source, statistics) ? skills.map(({ offsetHex }) => offsetHex) : [])
  },
}

const pickupOf = rowFinder(pickups, 'id')

const skillAt = (source: Source, offset: string | null) =>
  statistics.rows(source).find(({ offsetHex }) => offsetHex === offset)?.id ?? null

export const weapons = defineTable(
  {
    file: 'weapons.csv',
    title: 'Weapons',
    page: '/weapons',
    rowKey: ['slot', 'idHex'],
    titleKeys: ['name'],
    rowMeaning: 'one weapon, or the empty entry of a slot',
    sources: ['older-docs', 'gta-reversed', 'saves'],
    columns: {
      slot: column('Slot', integer({ min: 0, max: 12 }), 'Weapon slot of the player'),
      id_hex: column('ID', hex(2, { max: '2E' }), 'Id of the weapon as stored'),
      name: column('Name', text(), 'Name in the game'),
      other_name: column(
        'Other name',
        optional(text()),
        'Name in older documentation or used by players, if different',
      ),
      ammo: column('Ammo', yesNo(), 'Whether the weapon uses ammunition'),
      skill_offset_hex: column(
        'Skill',
        optional(hex(4)),
        'Offset in block 16 of the statistic with the skill for this weapon',
      ),
      pickup: column(
        'Pickup',
        optional(integer({ min: 321, max: 372 })),
        'Model id of its pickup, in decimal',
      ),
    },
  },
  [
    countsPer('slot', { 0: 2, 1: 9, 2: 4, 3: 4, 4: 4, 5: 3, 6: 3, 7: 5, 8: 5, 9: 4, 10: 7, 11: 4, 12: 2 }),
    rowCount(56),
    unique('idHex', 'slot'),
    oneEmptyEntryPerSlot,
    sortedBy('slot', 'idHex'),
  ],
  [
    refersTo('slot', weaponSlots, 'slot'),
    refersTo('pickup', pickups, 'id', { link: { term: 'Pickup model', back: 'Weapon' } }),
    lists('skillOffsetHex', skillOffsets),
    spelledAs('name', ({ pickup }, source) => pickupOf(source, pickup)?.description),
  ],
)
  .derive(
    {
      id: column('ID (decimal)', integer(), 'Id of the weapon, decimal'),
      statistic: column('Statistic', optional(integer()), 'Number of the skill statistic'),
    },
    ({ idHex, skillOffsetHex }, source) => ({
      id: parseHex(idHex),
      statistic: skillAt(source, skillOffsetHex),
    }),
  )
  .titled(({ name }) => name)
  .linked({
    term: 'Skill statistic',
    back: 'Skill of',
    to: statistics,
    keysOf: ({ statistic }) => [statistic],
  })
  .searchable(
    ({ slot, idHex, otherName, skillOffsetHex }) => ({
      code: idHex,
      about: [
        ...(otherName?.split(', ') ?? []),
        `slot ${slot}`,
        skillOffsetHex && `skill at 16:${skillOffsetHex}`,
      ],
    }),
    { counting: 'hex' },
  )
