import { pickups, pickupsTable } from '../generated/pickups.ts'
import { ChosenLinks } from '../table/ChosenLinks.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { withIdForms } from '../table/idForms.ts'
import { tableColumns } from '../table/tableColumns.ts'
import { BlockAddress } from '../ui/BlockAddress.tsx'
import { Page } from '../ui/Page.tsx'

const { table, rows } = withIdForms(pickupsTable, pickups, 'id')
const columns = tableColumns(table, {
  shown: ['id', 'description', 'note'],
  codes: ['idBytes'],
  links: { description: ({ id }) => `/pickups?row=${id}` },
})

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
      <ChosenLinks
        source={pickupsTable}
        rows={rows}
        rowId={({ id }) => id}
        titleOf={({ id, description }) => `${description} (${id})`}
      />
      <DataTable source={pickupsTable} rows={rows} columns={columns} rowId={({ id }) => id} />
    </Page>
  )
}
