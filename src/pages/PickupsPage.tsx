import { pickups, pickupsTable } from '../generated/pickups.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumns } from '../table/tableColumns.ts'
import { BlockAddress } from '../ui/BlockAddress.tsx'
import { Page } from '../ui/Page.tsx'

const columns = tableColumns(pickupsTable, { shown: ['id', 'description', 'note'] })

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
      <DataTable source={pickupsTable} rows={pickups} columns={columns} rowId={({ id }) => id} />
    </Page>
  )
}
