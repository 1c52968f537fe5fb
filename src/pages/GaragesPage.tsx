import { markerRoute } from '../generated/algebra/map-route.ts'
import { rowRoute } from '../generated/algebra/row-address.ts'
import { type Garage, garages, garagesTable } from '../generated/garages.ts'
import { BlockAddress } from '../site/BlockAddress.tsx'
import { Page } from '../site/Page.tsx'
import { ChosenLinks } from '../table/ChosenLinks.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { ShownTable } from '../table/shownTable.ts'
import { tableColumns } from '../table/tableColumns.ts'
import { Note } from '../ui/Note.tsx'

const garageTable: ShownTable<Garage> = {
  source: garagesTable,
  rows: garages,
  columns: tableColumns(garagesTable, {
    shown: ['id', 'x', 'y', 'z', 'name', 'readableName', 'note'],
    links: {
      id: ({ id }: Garage) => markerRoute('garages', id),
      readableName: (garage: Garage) => rowRoute(garagesTable, garage),
    },
  }),
}

export default function GaragesPage() {
  return (
    <Page
      title="Garages"
      intro={
        <>
          <p>
            The ID is the type byte of a garage struct in block <BlockAddress block="03" />. Some garages have
            no id of their own and cannot be used in saves.
          </p>
          <p>Positions are measured: identical in every save of the original game.</p>
        </>
      }
    >
      <ChosenLinks table={garageTable} titleOf={({ id, readableName }) => `${readableName} (${id})`} />
      <DataTable table={garageTable} />
      <Note title="Five rows differ from older tables">
        Older tables have wrong signs for 24, 37, 39, 40 and 41, and for 41 the name of another garage. The
        values here are those of the files.
      </Note>
    </Page>
  )
}
