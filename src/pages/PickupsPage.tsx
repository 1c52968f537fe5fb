import { rowRoute } from '../generated/algebra/row-address.ts'
import { type Pickup, pickups, pickupsTable } from '../generated/pickups.ts'
import { BlockAddress } from '../site/BlockAddress.tsx'
import { Page } from '../site/Page.tsx'
import { ChosenLinks } from '../table/ChosenLinks.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { type IdForms, withIdForms } from '../table/idForms.ts'
import type { ShownTable } from '../table/shownTable.ts'
import { tableColumns } from '../table/tableColumns.ts'

const { table, rows } = withIdForms(pickupsTable, pickups, 'id')

const pickupTable: ShownTable<Pickup & IdForms> = {
  source: pickupsTable,
  rows,
  columns: tableColumns(table, {
    shown: ['id', 'description', 'note'],
    codes: ['idBytes'],
    links: { description: pickup => rowRoute(pickupsTable, pickup) },
  }),
}

export default function PickupsPage() {
  return (
    <Page
      title="Pickups"
      intro={
        <p>
          Model ids that the 620 pickups of block <BlockAddress block="06" /> can show: weapons, armour,
          health, money and icons.
        </p>
      }
    >
      <ChosenLinks table={pickupTable} titleOf={({ id, description }) => `${description} (${id})`} />
      <DataTable table={pickupTable} />
    </Page>
  )
}
