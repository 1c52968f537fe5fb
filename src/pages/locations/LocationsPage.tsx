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
  shown: ['number', 'side', 'description', 'kind', 'quarter', 'marker', 'usualTarget', 'note'],
  render: {
    number: ({ number }: Location) => <RowLink id={number}>{number}</RowLink>,
    side: ({ side, inside }: Location) => (inside === null ? `${side} (derived)` : side),
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
            Older tables leave side and description of 153 locations blank. The side is derived from the
            interior number there (their own column is “Inside/Outside”), the kind of place from the marker
            and the quarter from the position; an interior has a quarter when the doors that lead to it stand
            in one. Choose a number for its position, its addresses in block 25 and the doors that lead to it.
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
