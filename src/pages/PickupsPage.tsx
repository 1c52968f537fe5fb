import { type Pickup, pickups, pickupsTable } from '../generated/pickups.ts'
import { rowRoute } from '../shared/row-address.ts'
import { BlockAddress } from '../site/BlockAddress.tsx'
import { Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { type IdFormats, withIdFormats } from '../table/idFormats.ts'
import { tableColumns } from '../table/tableColumns.ts'
import type { TableDefinition } from '../table/tableDefinition.ts'
import { toLinkedRowCard } from '../table/toLinkedRowCard.tsx'

const { table, rows } = withIdFormats(pickupsTable, pickups, 'id')

const pickupTable: TableDefinition<Pickup & IdFormats> = {
  source: pickupsTable,
  rows,
  columns: tableColumns(table, {
    shown: ['id', 'description', 'note'],
    monospace: ['idBytes'],
    links: { description: pickup => rowRoute(pickupsTable, pickup) },
  }),
}

const detail = toLinkedRowCard(pickupTable, ({ id, description }) => `${description} (${id})`)

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
      <DataTable table={pickupTable} detail={detail} />
    </Page>
  )
}
