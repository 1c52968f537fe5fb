import { fieldRoute } from '#shared/route.ts'
import { garagesTable } from '../generated/garages.ts'
import { markerRoute } from '../site/coordinates.ts'
import { BlockAddress, Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableDefinition.ts'

const garageTable = tableOf(garagesTable, {
  shown: ['id', 'x', 'y', 'z', 'name', 'readableName', 'offsetHex', 'note'],
  columns: { note: { isBelow: true }, offsetHex: { link: fieldRoute('03', '') } },
  mapRoute: ({ id }) => markerRoute('garages', id),
})

export default function GaragesPage() {
  return (
    <Page
      intro={
        <>
          <p>
            <b>ID</b> is the field <code>type</code> of the garage’s struct in block{' '}
            <BlockAddress block="03" />, in decimal, and <b>Offset</b> is where the struct starts. Garages
            that share their type with others, such as spray shops, are listed only in block 03; they store no
            vehicles. Of the garages listed here, the two mod garages and the AT-400 hangar store none.
          </p>
          <p>
            X, Y and Z are the position of a corner of the garage, the same in every save of the unmodified
            game.
          </p>
        </>
      }
    >
      <DataTable table={garageTable} />
    </Page>
  )
}
