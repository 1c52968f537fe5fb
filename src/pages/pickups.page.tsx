import { rowRoute } from '#shared/row-address.ts'
import { pickupLocations } from '../generated/blocks/06-pickup-locations.ts'
import { pickupsTable } from '../generated/pickups.ts'
import { weapons, weaponsTable } from '../generated/weapons.ts'
import { BlockAddress, Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableDefinition.ts'

const weaponOf = (id: number) => weapons.find(({ pickup }) => pickup === id)

const pickupTable = tableOf(pickupsTable, {
  derived: {
    weapon: {
      label: 'Weapon',
      hint: 'Weapon that the player receives',
      isLinked: true,
      read: ({ id }) => weaponOf(id)?.name ?? null,
      link: ({ id }) => {
        const weapon = weaponOf(id)
        return weapon ? rowRoute(weaponsTable, weapon) : null
      },
    },
    locations: {
      label: 'Created by scripts',
      kind: 'integer',
      hint: 'Number of rows with this model in the table Pickup locations of block 06',
      read: ({ id }) => pickupLocations.filter(({ model }) => model === id).length,
    },
  },
  shown: ['id', 'description', 'model', 'weapon', 'locations', 'otherName', 'note'],
  columns: { model: { isMonospace: true }, note: { isBelow: true } },
})

export default function PickupsPage() {
  return (
    <Page
      intro={
        <p>
          Model ids of the pickups in block <BlockAddress block="06" />, shown in decimal: weapons, armour,
          health, money and icons.
        </p>
      }
    >
      <DataTable table={pickupTable} />
    </Page>
  )
}
