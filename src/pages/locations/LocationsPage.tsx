import { Link } from 'react-router-dom'
import { type Location, locations, locationsTable } from '../generated/locations.ts'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumns } from '../table/tableColumns.ts'
import { BlockAddress } from '../ui/BlockAddress.tsx'
import { Page } from '../ui/Page.tsx'

const columns = tableColumns(locationsTable, {
  shown: ['number', 'inside', 'description', 'marker', 'usualTarget', 'note'],
  render: {
    number: ({ number, interior }: Location) =>
      interior === 0 ? <Link to={`/map?layer=locations&id=${number}`}>{number}</Link> : number,
    usualTarget: ({ usualTarget }: Location) =>
      usualTarget === null || usualTarget < 0 ? (
        usualTarget
      ) : (
        <Link to={`/locations?row=${usualTarget}`}>{usualTarget}</Link>
      ),
  },
})

export default function LocationsPage() {
  return (
    <Page
      title="Locations"
      intro={
        <>
          <p>
            Doors of the game by number, 0 to 375: each is a yellow marker that leads to another one. Block{' '}
            <BlockAddress block="25" /> stores one teleport for each; the location also occurs in blocks{' '}
            <BlockAddress block="02" /> and <BlockAddress block="25" offsetHex="0004" />.
          </p>
          <p>
            A location without description has not been named yet. Entrance marker, position and usual target
            come from the game's own markers and from 153 saves.
          </p>
        </>
      }
    >
      <DataTable source={locationsTable} rows={locations} columns={columns} rowId={({ number }) => number} />
    </Page>
  )
}
