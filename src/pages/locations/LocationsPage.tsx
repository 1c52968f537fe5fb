import { lazy } from 'react'
import { type Location, locations, locationsTable } from '../../generated/locations.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { tableColumns } from '../../table/tableColumns.ts'
import { useChosenRow } from '../../table/useChosenRow.ts'
import { BlockAddress } from '../../ui/BlockAddress.tsx'
import { OnDemand } from '../../ui/OnDemand.tsx'
import { Page } from '../../ui/Page.tsx'

const LocationCard = lazy(() => import('./LocationCard.tsx'))

const columns = tableColumns(locationsTable, {
  shown: ['number', 'side', 'description', 'kind', 'quarter', 'marker', 'usualTarget', 'note'],
  render: { side: ({ side, inside }: Location) => (inside === null ? `${side} †` : side) },
  rooms: { side: { widthCh: 9, heightRem: 0 } },
  links: {
    number: ({ number }: Location) => `/locations?row=${number}`,
    usualTarget: ({ usualTarget }: Location) =>
      usualTarget === null ? null : `/locations?row=${usualTarget}`,
  },
})

export default function LocationsPage() {
  const chosen = useChosenRow(locations, ({ number }) => number)
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
            † derived: older tables leave side and description of 153 doors blank (their own column is
            “Inside/Outside”). The side follows from the interior number, the kind of place from the marker,
            the quarter from the position; an interior has a quarter when the doors that lead to it stand in
            one. Choose a number for its position, its addresses in block 25 and the doors that lead to it.
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
