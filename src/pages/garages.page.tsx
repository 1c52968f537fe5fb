import { garagesTable } from '../generated/garages.ts'
import { fieldRoute } from '../shared/route.ts'
import { markerRoute } from '../site/coordinates.ts'
import { BlockAddress } from '../site/links.tsx'
import { Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableColumns.ts'
import { Note } from '../ui/Note.tsx'

const garageTable = tableOf(garagesTable, {
  shown: ['id', 'x', 'y', 'z', 'name', 'readableName', 'offsetHex', 'note'],
  below: ['note'],
  links: { offsetHex: fieldRoute('03', '') },
  mapRoute: ({ id }) => markerRoute('garages', id),
})

export default function GaragesPage() {
  return (
    <Page
      intro={
        <>
          <p>
            The ID is the type byte of a garage struct in block <BlockAddress block="03" />, the offset where
            that struct starts in the block. Some garages have no ID of their own and cannot be used in saves.
          </p>
          <p>The positions are the same in every save of the unmodified game.</p>
        </>
      }
    >
      <DataTable table={garageTable} />
      <Note title="Five rows differ from older tables">
        Older tables have wrong signs for 24, 37, 39, 40 and 41, and the name of a different garage for 41.
        The values here are from saves.
      </Note>
    </Page>
  )
}
