import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Location, locations, locationsTable } from '../../generated/locations.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { RowLink } from '../../table/RowLink.tsx'
import { tableColumns } from '../../table/tableColumns.ts'
import { BlockAddress } from '../../ui/BlockAddress.tsx'
import { OnDemand } from '../../ui/OnDemand.tsx'
import { Page } from '../../ui/Page.tsx'

const LocationCard = lazy(() => import('./LocationCard.tsx'))

const columns = tableColumns(locationsTable, {
  shown: ['number', 'inside', 'description', 'marker', 'usualTarget', 'note'],
  render: {
    number: ({ number }: Location) => <RowLink id={number}>{number}</RowLink>,
    usualTarget: ({ usualTarget }: Location) =>
      usualTarget !== null && <RowLink id={usualTarget}>{usualTarget}</RowLink>,
  },
})

export default function LocationsPage() {
  const [parameters] = useSearchParams()
  const chosen = locations.find(({ number }) => String(number) === parameters.get('row'))
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
            A location without description has not been named yet. Choose a number for its position, its
            addresses in block 25 and the doors that lead to it.
          </p>
        </>
      }
    >
      {chosen && (
        <OnDemand>
          <LocationCard key={chosen.number} location={chosen} />
        </OnDemand>
      )}
      <DataTable source={locationsTable} rows={locations} columns={columns} rowId={({ number }) => number} />
    </Page>
  )
}
