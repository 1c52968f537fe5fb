import { fieldRoute } from '#shared/route.ts'
import { ammunitionOffsets, weaponOffsets } from '../generated/format/weapon-offsets.ts'
import { pickups } from '../generated/pickups.ts'
import { weaponSlots } from '../generated/weapon-slots.ts'
import { weaponsTable } from '../generated/weapons.ts'
import { BlockAddress, Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableDefinition.ts'

/** Heading of a slot's rows. */
function slotLabel(slot: string): string {
  const known = weaponSlots.find(other => String(other.slot) === slot)
  return known ? `Slot ${slot}: ${known.name}` : `Slot ${slot}`
}

const weaponTable = tableOf(weaponsTable, {
  derived: {
    model: {
      label: 'Model',
      hint: 'Internal name of its model, from the pickups table',
      read: ({ pickup }) => pickups.find(({ id }) => id === pickup)?.model ?? null,
      isMonospace: true,
    },
    slotOffsetHex: {
      label: 'ID offset',
      kind: 'hex',
      hint: 'Offset in block 02 of the weapon id in its slot, in hex',
      read: ({ slot }) => weaponOffsets[slot] ?? null,
      link: fieldRoute('02', ''),
    },
    ammoOffsetHex: {
      label: 'Ammo offset',
      kind: 'hex',
      hint: 'Offset in block 02 of the total ammunition in its slot, in hex',
      read: ({ slot, ammo }) => (ammo ? (ammunitionOffsets[slot] ?? null) : null),
      link: fieldRoute('02', ''),
    },
  },
  shown: [
    'slot',
    'idHex',
    'name',
    'ammo',
    'skillOffsetHex',
    'slotOffsetHex',
    'ammoOffsetHex',
    'pickup',
    'otherName',
  ],
  omitted: ['statistic'],
  columns: {
    slot: { isFaceted: true },
    skillOffsetHex: { link: fieldRoute('16', '') },
    pickup: { link: '/pickups?row=' },
  },
  grouping: { key: 'slot', label: slotLabel },
})

export default function WeaponsPage() {
  return (
    <Page
      intro={
        <p>
          The player carries at most one weapon in each of {weaponSlots.length} slots of block{' '}
          <BlockAddress block="02" />. IDs are in hex; the gang structs of block <BlockAddress block="11" />{' '}
          use the same ones. <b>Skill</b> is an offset in block <BlockAddress block="16" />; the other offsets
          are in block <BlockAddress block="02" />.
        </p>
      }
    >
      <DataTable table={weaponTable} />
    </Page>
  )
}
